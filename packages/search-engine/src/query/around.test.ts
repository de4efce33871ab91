import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IndexHost } from '../host/index-host';
import { distanceBetween } from '../store/place-column';
import { rankedDistance } from './around';

interface Hit {
  readonly objectID: string;
  readonly _rankingInfo?: object;
}

const brisbane = { lat: -27.4698, lng: 153.0251 };
const places = {
  ipswich: { lat: -27.6145, lng: 152.7609 },
  toowoomba: { lat: -27.5598, lng: 151.9507 },
  sydney: { lat: -33.8688, lng: 151.2093 },
};

function makeHost(): IndexHost {
  const host = new IndexHost();
  host.createIndex({
    indexName: 'cars',
    searchableAttributes: ['make'],
    attributesForFaceting: ['make'],
    customRanking: ['desc(rank)'],
  });
  host.apply(
    'cars',
    [
      { objectID: 'sydney', make: 'Kia', rank: 9, _geoloc: places.sydney },
      { objectID: 'two', make: 'Kia', rank: 1, _geoloc: [places.sydney, places.ipswich] },
      { objectID: 'toowoomba', make: 'Kai', rank: 5, _geoloc: places.toowoomba },
      { objectID: 'nowhere', make: 'Kia', rank: 8 },
    ],
    [],
  );
  return host;
}

function search(host: IndexHost, query: object): { nbHits: number; hits: Hit[]; facets: object } {
  const { status, body } = host.search({ kind: 'query', indexName: 'cars' }, JSON.stringify(query), {});
  const text = Buffer.from(body).toString();
  expect(status, text).toBe(200);
  return JSON.parse(text) as { nbHits: number; hits: Hit[]; facets: object };
}

const aroundLatLng = `${brisbane.lat}, ${brisbane.lng}`;
const ids = ({ hits }: { hits: Hit[] }) => hits.map(({ objectID }) => objectID);

describe('a search around a point', () => {
  // Parameters as on the reference pages of aroundLatLng, aroundRadius and getRankingInfo.
  it('finds records with coordinates, nearest first, by the nearest place of each record', () => {
    const host = makeHost();
    expect(ids(search(host, { aroundLatLng }))).toEqual(['two', 'toowoomba', 'sydney']);
    expect(ids(search(host, { aroundLatLng, aroundRadius: 'all' }))).toEqual(['two', 'toowoomba', 'sydney']);
    expect(ids(search(host, {}))).toEqual(['sydney', 'nowhere', 'toowoomba', 'two']);
  });

  it('leaves records beyond the radius out of hits and counts', () => {
    const near = search(makeHost(), { aroundLatLng, aroundRadius: 110_000, facets: ['make'] });
    expect(ids(near)).toEqual(['two', 'toowoomba']);
    expect(near).toMatchObject({ nbHits: 2, facets: { make: { Kia: 1, Kai: 1 } } });
    expect(search(makeHost(), { aroundLatLng, aroundRadius: 1 }).nbHits).toBe(0);
  });

  it('treats distances within a step as equal, and ranks typos before distance', () => {
    const host = makeHost();
    const precision = { aroundLatLng, aroundPrecision: 2_000_000 };
    expect(ids(search(host, precision))).toEqual(['sydney', 'toowoomba', 'two']);
    expect(ids(search(host, { ...precision, aroundPrecision: [{ from: 0, value: 200_000 }] }))).toEqual([
      'toowoomba',
      'two',
      'sydney',
    ]);
    host.apply('cars', [{ objectID: 'typo', make: 'Kiaa', _geoloc: brisbane }], []);
    host.apply('cars', [{ objectID: 'exact', make: 'Kiam', _geoloc: places.sydney }], []);
    // Kia is one letter away from kiam too: by typos first, then by distance.
    const found = search(host, { aroundLatLng, query: 'kiam', queryType: 'prefixNone' });
    expect(ids(found)).toEqual(['exact', 'typo', 'two', 'sydney']);
  });

  it('finds what has a place in a box, in the usual order, and leaves the point aside then', () => {
    const host = makeHost();
    const aroundSydney = '-33,150,-34,152';
    expect(ids(search(host, { insideBoundingBox: aroundSydney }))).toEqual(['sydney', 'two']);
    expect(ids(search(host, { insideBoundingBox: aroundSydney, aroundLatLng, aroundRadius: 1 }))).toEqual([
      'sydney',
      'two',
    ]);
    const west = [-27, 151, -28, 152.5];
    const found = search(host, { insideBoundingBox: [west, [-33, 150, -34, 152]], facets: ['make'] });
    expect(found).toMatchObject({ nbHits: 3, facets: { make: { Kia: 2, Kai: 1 } } });
    expect(search(host, { insideBoundingBox: [west], query: 'kia', typoTolerance: false }).nbHits).toBe(0);
    // Remembered counts of a search in which nothing is chosen are not those of a box.
    expect(search(host, { facets: ['make'] }).facets).toEqual({ make: { Kia: 3, Kai: 1 } });
    expect(search(host, { insideBoundingBox: [west], facets: ['make'] }).facets).toEqual({ make: { Kai: 1 } });
  });

  it('returns the distance of a hit', () => {
    const [hit] = search(makeHost(), { aroundLatLng, aroundPrecision: 1000, getRankingInfo: true }).hits;
    const distance = distanceBetween(brisbane, places.ipswich);
    expect(distance).toBeGreaterThan(30_000);
    expect(distance).toBeLessThan(31_500);
    expect(hit!._rankingInfo).toEqual({
      nbTypos: 0,
      words: 0,
      nbExactWords: 0,
      geoDistance: Math.floor(distance / 1000) * 1000,
      geoPrecision: 1000,
      matchedGeoLocation: { ...places.ipswich, distance },
    });
  });

  it('never ranks a longer distance before a shorter one', () => {
    const steps = fc.array(fc.record({ from: fc.nat(5000), value: fc.integer({ min: 1, max: 2000 }) }), {
      maxLength: 4,
    });
    const metres = fc.nat(10_000);
    fc.assert(
      fc.property(steps, metres, metres, (unsorted, one, other) => {
        const precision = unsorted.toSorted((left, right) => left.from - right.from);
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(rankedDistance(near, precision)).toBeLessThanOrEqual(rankedDistance(far, precision));
      }),
    );
  });
});
