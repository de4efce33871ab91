import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, earthRadius } from './distance';

const sydney = { lat: -33.8688, long: 151.2093 };
const melbourne = { lat: -37.8136, long: 144.9631 };
const perth = { lat: -31.9523, long: 115.8613 };

describe('distanceBetween (GEO-01)', () => {
  it('measures on an Earth of radius 6371 km', () => {
    expect(earthRadius).toBe(6371);
    // A quarter and a half of the way around.
    expect(distanceBetween({ lat: 0, long: 0 }, { lat: 90, long: 0 })).toBeCloseTo((6371 * Math.PI) / 2, 6);
    expect(distanceBetween({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(6371 * Math.PI, 6);
    expect(distanceBetween({ lat: 60, long: 0 }, { lat: 60, long: 180 })).toBeCloseTo((6371 * Math.PI) / 3, 6);
  });

  it('gives the known distances between Australian cities', () => {
    expect(distanceBetween(sydney, melbourne)).toBeCloseTo(713.4, 0);
    expect(distanceBetween(sydney, perth)).toBeCloseTo(3290.2, 0);
    expect(distanceBetween(sydney, sydney)).toBe(0);
  });

  it('is the same both ways, never negative, never more than half around the Earth, and obeys the triangle inequality', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      long: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, place, (one, other, third) => {
        const way = distanceBetween(one, other);
        expect(way).toBeCloseTo(distanceBetween(other, one), 6);
        expect(way).toBeGreaterThanOrEqual(0);
        expect(way).toBeLessThanOrEqual(earthRadius * Math.PI);
        expect(way).toBeLessThanOrEqual(distanceBetween(one, third) + distanceBetween(third, other) + 1e-3);
      }),
    );
  });
});
