import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { held, placeOf } from './figure';

describe('placeOf', () => {
  it('finds the nearest choice, the higher of two', () => {
    expect(placeOf(5, [1, 3, 5, 7])).toBe(2);
    expect(placeOf(4, [1, 3, 5, 7])).toBe(2);
    expect(placeOf(100, [1, 3, 5, 7])).toBe(3);
    expect(placeOf(1, [])).toBe(0);
  });

  it('finds every choice of a rising list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 84 }), { minLength: 1 }), (list) => {
        const choices = [...list].sort((one, other) => one - other);
        choices.forEach((choice, place) => {
          expect(placeOf(choice, choices)).toBe(place);
        });
      }),
    );
  });
});

describe('held', () => {
  it('stays between the ends', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(held(value, 0, 500)).toBeGreaterThanOrEqual(0);
        expect(held(value, 0, 500)).toBeLessThanOrEqual(500);
      }),
    );
  });
});
