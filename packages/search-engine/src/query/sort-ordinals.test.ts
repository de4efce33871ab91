import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, type RankKey } from './rank-keys';
import { sortOrdinals } from './sort-ordinals';

const number = fc.constantFrom(Number.NaN, 0, -0, 1, -1, 0.5, -2.25, 1e308, -1e308, 5e-324, 29_990, 29_990.5, Infinity);

/** Whether one ordinal stands before another by the keys, then by a number of its own. */
const orderOf = (keys: readonly RankKey[], last: (ordinal: number) => number) => (left: number, right: number) => {
  for (const key of keys) {
    const difference = keyOf(key, left) - keyOf(key, right);
    // Two infinities are equal, and their difference is no number.
    if (difference < 0 || difference > 0) return difference < 0;
  }
  return last(left) < last(right);
};

describe('sortOrdinals', () => {
  it.each([10, 2500])('sorts %i ordinals as comparing them two by two does', (count) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(number, fc.nat(3), fc.nat(2)), { minLength: count, maxLength: count, size: 'max' }),
        fc.tuple(fc.boolean(), fc.boolean()),
        (rows, [firstDown, secondDown]) => {
          const keys: RankKey[] = [
            { values: Float64Array.from(rows, ([value]) => value), sign: firstDown ? -1 : 1 },
            { values: Float64Array.from(rows, ([, value]) => value - 1.5), sign: secondDown ? -1 : 1 },
            { values: Uint32Array.from(rows, ([, , value]) => value * 2_000_000_000), sign: 1 },
          ];
          const isBefore = orderOf(keys, (ordinal) => (ordinal * 7919) % count);
          const ordinals = Uint32Array.from(rows, (_, at) => (at * 3 + 1) % count);
          const expected = [...ordinals].sort((left, right) =>
            isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0,
          );
          sortOrdinals(ordinals, keys, isBefore);
          // Ordinals that even the last number leaves equal are one and the same.
          expect([...ordinals]).toEqual(expected);
        },
      ),
      { numRuns: count > 100 ? 15 : 200 },
    );
  });
});
