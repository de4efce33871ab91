import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAt } from './counting';

const count = fc.integer({ min: 0, max: 999_999_999_999 });

describe('shownAt', () => {
  it('starts at the old value and ends at the new one', () => {
    fc.assert(
      fc.property(count, count, (from, to) => {
        expect(shownAt(from, to, 0)).toBe(from);
        expect(shownAt(from, to, 1)).toBe(to);
        expect(shownAt(from, to, 7)).toBe(to);
      }),
    );
  });

  it('stays between the two and never turns back', () => {
    fc.assert(
      fc.property(
        count,
        count,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, one, other) => {
          const [early, late] = [Math.min(one, other), Math.max(one, other)].map((at) => shownAt(from, to, at));
          expect(Math.abs(to - (late ?? to))).toBeLessThanOrEqual(Math.abs(to - (early ?? to)));
          expect(shownAt(from, to, one)).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(shownAt(from, to, one)).toBeLessThanOrEqual(Math.max(from, to));
        },
      ),
    );
  });
});
