import { offersDocumentSchema } from '@forecourt/config/offers-document';
import { describe, expect, it } from 'vitest';
import { publishedOffer } from './published-offer';

const disclaimer = (written: string) =>
  offersDocumentSchema
    .parse({ dealership_id: 'yard', offers: [{ id: 'a', name: 'A', description: 'A', disclaimer: written }] })
    .offers.map(publishedOffer)[0]?.disclaimer;

describe('the disclaimer of a published offer (OFFR-01)', () => {
  it.each([
    'For loans <$50,000 and >1 year',
    'Terms <a year and >1 month, <b and >c',
    'From <deposit> on, R&D; fish & chips',
  ])('keeps every word of: %s', (written) => expect(disclaimer(written)).toBe(written));

  it.each([
    ['<p>$<strong>30</strong>,000 <a href="/x">today</a></p>', '$30,000 today'],
    ['<p class="x">One.</p><p>Two.</p><td>3</td><td>4</td>five<br/>six', 'One. Two. 3 4 five six'],
    ['$199<sup>95</sup>', '$199 95'],
    ['The dealer&rsquo;s price &ndash; 5&nbsp;years &lt;3', 'The dealer’s price – 5 years <3'],
  ])('drops the markup and keeps the words of: %s', (written, words) => expect(disclaimer(written)).toBe(words));

  it('is null when the markup holds no words', () => expect(disclaimer(' <p></p>')).toBeNull());
});
