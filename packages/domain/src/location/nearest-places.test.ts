import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../distance/distance';
import { byDistance, distanceWords } from './nearest-places';

const sydney = { lat: -33.8688, long: 151.2093 };
const place = fc.record({
  coordinates: fc.option(
    fc.record({
      lat: fc.double({ min: -45, max: -10, noNaN: true }),
      long: fc.double({ min: 110, max: 155, noNaN: true }),
    }),
  ),
});

// Feeds GEO-01, which is proven on the page.
describe('byDistance', () => {
  it('puts the nearest first and places without coordinates last, and loses none', () => {
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const measured = byDistance(places, sydney);
        expect(new Set(measured.map(({ thing }) => thing))).toEqual(new Set(places));
        expect(measured).toHaveLength(places.length);
        const distances = measured.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
        expect(distances.every((distance, at) => at === 0 || distance >= (distances[at - 1] ?? 0))).toBe(true);
        for (const { thing, distance } of measured)
          expect(distance).toBe(thing.coordinates === null ? null : distanceBetween(sydney, thing.coordinates));
      }),
    );
  });

  it('keeps the order of places without coordinates', () => {
    const nowhere = ['a', 'b', 'c'].map((name) => ({ name, coordinates: null }));
    expect(byDistance(nowhere, sydney).map(({ thing }) => thing.name)).toEqual(['a', 'b', 'c']);
  });
});

it.each([
  [0, 'Less than 1 km'],
  [0.99, 'Less than 1 km'],
  [1.4, '1 km'],
  [1234.5, '1,235 km'],
])('words %d kilometres as %s', (kilometres, words) => expect(distanceWords(kilometres)).toBe(words));
