import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it('shows the ends and the neighbours of the current page', () => {
    expect(pageNumbers(1, 47)).toEqual([1, 2, 'gap', 47]);
    expect(pageNumbers(20, 47)).toEqual([1, 'gap', 19, 20, 21, 'gap', 47]);
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });

  it('always holds the first, the last and the current page, in order, at most seven steps', () => {
    const places = fc
      .integer({ min: 1, max: 1000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(places, ([current, count]) => {
        const steps = pageNumbers(current, count);
        const pages = steps.filter((step) => step !== 'gap');
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
        expect(pages).toEqual([...pages].sort((one, other) => one - other));
        expect(steps.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
