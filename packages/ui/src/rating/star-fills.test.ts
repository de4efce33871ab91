import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { starFills } from './star-fills';

describe('starFills', () => {
  it('[REVW-01] fills a star in part only if the fraction exceeds 0.30', () => {
    expect(starFills(4.3)).toEqual([1, 1, 1, 1, 0]);
    expect(starFills(4.31)).toEqual([1, 1, 1, 1, 0.31]);
    expect(starFills(3.5)).toEqual([1, 1, 1, 0.5, 0]);
    expect(starFills(0.2)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[REVW-01] fills up to four and a part, and five only at 5.0', () => {
    expect(starFills(5)).toEqual([1, 1, 1, 1, 1]);
    expect(starFills(4.9)).toEqual([1, 1, 1, 1, 0.9]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4.99, noNaN: true }), (rating) => {
        expect(starFills(rating).filter((fill) => fill === 1).length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('takes ratings beyond the ends as the ends', () => {
    expect(starFills(7)).toEqual(starFills(5));
    expect(starFills(-1)).toEqual(starFills(0));
  });
});
