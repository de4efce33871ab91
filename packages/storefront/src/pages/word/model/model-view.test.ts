import { hrefs } from '@forecourt/config/hrefs';
import { aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { compareVersions, galleryHits, modelColours, modelLead, modelVersions } from './model-view';

const to = hrefs(aPublicSite());
const hit = (badge: string | null, price: number | null, more: object = {}) =>
  aSearchHit({ badge, make: 'Toyota', model: 'HiLux', ...more } as Parameters<typeof aSearchHit>[0], { price });

describe('the page of a model', () => {
  const hits = [
    hit('SR5', 60_000, { colour: 'White' }),
    hit('Workmate', 40_000, { colour: 'White' }),
    hit('SR5', 52_000, { colour: 'Red' }),
    hit(null, 10_000, { colour: 'Red' }),
  ];

  it('orders its versions by their lowest price', () => {
    expect(modelVersions(hits).map(({ badge, hits: of }) => [badge, of.length])).toEqual([
      ['Workmate', 1],
      ['SR5', 2],
    ]);
  });

  it('compares several versions, each with a link to its vehicles, and never a single one', () => {
    const compared = compareVersions(
      modelVersions(hits),
      { make: 'Toyota', model: 'HiLux' },
      { illustratedPictures: true },
      to,
    );
    expect(compared?.vehicles).toMatchObject([
      { heading: 'Workmate', subheading: '1 in stock', href: '/search/toyota/hilux?badge=Workmate' },
      { heading: 'SR5', subheading: '2 in stock', price: { kind: 'words', words: 'From $52,000 drive away' } },
    ]);
    expect(
      compareVersions(modelVersions([hit('SR5', 1)]), { make: 'a', model: 'b' }, { illustratedPictures: true }, to),
    ).toBeNull();
  });

  it('names paints by how many there are, and shows each look once', () => {
    expect(modelColours(hits)).toEqual([
      { colour: 'Red', count: 2 },
      { colour: 'White', count: 2 },
    ]);
    expect(galleryHits(hits)).toHaveLength(2);
  });

  it('states the number in stock and the lowest price, or that none is in stock', () => {
    expect(modelLead('Toyota HiLux', 4, hits)).toBe('4 in stock, from $10,000 drive away.');
    expect(modelLead('Toyota HiLux', 0, [])).toContain('No Toyota HiLux is in stock right now.');
  });
});
