import type { Offer } from '@forecourt/domain/offer';
import { aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerSchema } from './offer';
import {
  isOfferShown,
  offerDescription,
  offerDescriptionCut,
  offerDisclaimer,
  offerImage,
  offerTextLimit,
} from './offer-rules';

const day = 86_400_000;
const described = (text: string, description = '') => offerDescription({ sanitized_description: text, description });

describe('[OFFR-01] texts of an offer', () => {
  it('cut a description to 160 characters only when it is over 200', () => {
    const fits = 'a'.repeat(200);
    const long = 'a'.repeat(201);
    expect(described(fits)).toEqual({ text: fits, full: null });
    expect(described(long)).toEqual({ text: `${'a'.repeat(160)}…`, full: long });
    expect([offerTextLimit, offerDescriptionCut]).toEqual([200, 160]);
  });

  it('are never cut when they hold a warning, as for a comparison rate', () => {
    const text = `${'Conditions apply. '.repeat(12)}WARNING: This comparison rate is true only for the examples given.`;
    expect(offerDisclaimer({ disclaimer: text })).toEqual({ text, full: null });
    expect(described(text)).toEqual({ text, full: null });
  });

  it('cut a disclaimer to 200 characters', () => {
    const long = 'b'.repeat(201);
    expect(offerDisclaimer({ disclaimer: 'b'.repeat(200) })).toEqual({ text: 'b'.repeat(200), full: null });
    expect(offerDisclaimer({ disclaimer: long })).toEqual({ text: `${'b'.repeat(200)}…`, full: long });
    expect(offerDisclaimer({ disclaimer: null })).toBeNull();
    expect(offerDisclaimer({ disclaimer: ' ' })).toBeNull();
    const conditions = 'For loans <$50,000 and >1 year.';
    expect(offerDisclaimer({ disclaimer: conditions })?.text).toBe(conditions);
  });

  it('take the words of the description, with markup and references resolved', () => {
    expect(described('<p>Drive <b>away</b></p>\n<p>&nbsp;today&nbsp;</p>').text).toBe('Drive away. today');
    expect(described('Fish &amp; chips &lt;3 &quot;x&quot; &#39;y&#39; &gt; &amp;lt; &copy;').text).toBe(
      'Fish & chips <3 "x" \'y\' > &lt; &copy;',
    );
    expect(described('<p>One.</p><p>Two.</p>').text).toBe('One. Two.');
    expect(described('<p>$<strong>30</strong>,000 <a href="/x">today</a>, CO<sub>2</sub></p>').text).toBe(
      '$30,000 today, CO2',
    );
    // Figures that are none: cents after dollars, and a price that holds no more.
    expect(described('From $199<sup>95</sup>').text).toBe('From $199 95');
    expect(described('<p><del>$40,000</del> <s>$38,000</s> $35,000</p>').text).toBe('$35,000');
    expect(described('', '<i>Written</i>').text).toBe('Written');
  });

  it('end where a sentence or a word ends, and never between a rate and its comparison rate', () => {
    const lead = 'Order a new one from our stock and choose accessories to the value of $1,500.';
    const long = `${lead} A tow bar, roof rails, all-weather mats, or what your dog needs, all of it fitted in our own workshop while you wait, before you collect it.`;
    expect(described(long)).toEqual({ text: lead, full: long });
    const oneSentence = `Every one of them ${'comes with a set of mats and '.repeat(8)}a full tank.`;
    const { text } = described(oneSentence);
    expect(text).toMatch(/ (?:comes|with|a|set|of|mats|and)…$/);
    expect(oneSentence.startsWith(`${text.slice(0, -1)} `)).toBe(true);
    const rate = `Drive a new one for a year and then another at 5.99% p.a. Comparison rate 7.10% p.a. over five years, ${'on every one in our yards '.repeat(6)}`;
    expect(described(rate).text).toContain('7.10% p.a.');
  });

  it('close each heading, paragraph and entry of a list, so that none runs into the next', () => {
    expect(
      described('<p>No balloon.</p><h2>What it takes</h2><ul><li>A new one</li><li>Approved credit</li></ul>').text,
    ).toBe('No balloon. What it takes: A new one. Approved credit');
  });

  it('keep the whole text beside a cut one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', 'é', '🇦🇺', 'word '), maxLength: 400 }), (written) => {
        const { text, full } = described(written);
        if (full === null) return;
        expect(full.startsWith(text.slice(0, -1))).toBe(true);
        expect([...new Intl.Segmenter('en-AU').segment(text)].length).toBeLessThanOrEqual(161);
        // A word is cut only where there is no other end.
        if (text.includes(' ')) expect(full.slice(text.replace(/…$/, '').length)).toMatch(/^\s/);
      }),
    );
  });
});

describe('[OFFR-03] offerImage', () => {
  it("is the offer's own, else its model's, else none", () => {
    const image_or_model_image = { url: '/media/model.jpg' };
    expect(offerImage({ image_url: '/media/own.jpg', image_or_model_image })).toBe('/media/own.jpg');
    expect(offerImage({ image_url: null, image_or_model_image })).toBe('/media/model.jpg');
    expect(offerImage({ image_url: '/img/placeholder.png', image_or_model_image })).toBe('/media/model.jpg');
    expect(offerImage({ image_url: '', image_or_model_image: null })).toBeNull();
    expect(offerImage({ image_url: null, image_or_model_image: { url: null } })).toBeNull();
  });
});

describe('isOfferShown (OFFR-02)', () => {
  const settings = { soldCarDays: 3 };
  const shown = (vehicle: Parameters<typeof isOfferShown>[1]['vehicle'], excluded_website_ids: string[] = []) =>
    isOfferShown(
      { excluded_website_ids, until: null },
      { website_id: 'yard', state: 'NSW', vehicle, now: testNow },
      settings,
    );
  const soldFor = (age: number) => aSoldVehicle(new Date(testNow.getTime() - age));

  it('honours the sites that are excluded', () => {
    expect(shown(null)).toBe(true);
    expect(shown(null, ['other'])).toBe(true);
    expect(shown(null, ['other', 'yard'])).toBe(false);
    expect(shown(aVehicle(), ['yard'])).toBe(false);
  });

  it("ends after its last day, by the calendar of the site's state", () => {
    const on = (state: 'NSW' | 'WA', now: string) =>
      isOfferShown(
        { excluded_website_ids: [], until: '2026-12-31' },
        { website_id: 'yard', state, vehicle: null, now: new Date(now) },
        settings,
      );
    expect(on('NSW', '2026-12-31T12:59:59Z')).toBe(true);
    expect(on('NSW', '2026-12-31T13:00:00Z')).toBe(false);
    expect(on('WA', '2026-12-31T15:59:59Z')).toBe(true);
    expect(on('WA', '2026-12-31T16:00:00Z')).toBe(false);
  });

  it('keeps the offer of a sold car for soldCarDays', () => {
    expect(shown(aVehicle())).toBe(true);
    expect(shown(soldFor(3 * day))).toBe(true);
    expect(shown(soldFor(3 * day + 1))).toBe(false);
  });

  it('compares ids as text, whatever a source writes', () => {
    const offer: Offer = offerSchema.parse({
      id: 12,
      name: 'Finance offer',
      description: '',
      sanitized_description: '',
      disclaimer: null,
      category: 'Finance offer',
      manufacturer: null,
      model: null,
      image_url: null,
      image_or_model_image: null,
      excluded_website_ids: [7],
    });
    expect(offer).toMatchObject({ id: '12', excluded_website_ids: ['7'] });
  });
});
