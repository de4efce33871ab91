import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRange, readNumber } from './range';

const bounds = { min: 0, max: 100_000, step: 1000 };

describe('moveRange', () => {
  it('keeps both ends within the bounds, in order and on a step', () => {
    const ends = fc.constantFrom('low' as const, 'high' as const);
    const moves = fc.array(fc.tuple(ends, fc.integer({ min: -200_000, max: 300_000 })));
    fc.assert(
      fc.property(moves, (wanted) => {
        const [low, high] = wanted.reduce((value, [end, to]) => moveRange(value, end, to, bounds), [
          0, 100_000,
        ] as readonly [number, number]);
        expect(low).toBeGreaterThanOrEqual(bounds.min);
        expect(high).toBeLessThanOrEqual(bounds.max);
        expect(low).toBeLessThanOrEqual(high);
        expect([low % bounds.step, high % bounds.step]).toEqual([0, 0]);
      }),
    );
  });

  it('stops an end at the other end', () => {
    expect(moveRange([10_000, 40_000], 'low', 70_000, bounds)).toEqual([40_000, 40_000]);
    expect(moveRange([10_000, 40_000], 'high', 2000, bounds)).toEqual([10_000, 10_000]);
  });

  it('reaches a maximum that is no multiple of the step', () => {
    expect(moveRange([0, 10], 'high', 99, { min: 0, max: 99, step: 10 })).toEqual([0, 99]);
  });
});

describe('readNumber', () => {
  it('reads what people type', () => {
    expect(readNumber('$15,000')).toBe(15_000);
    expect(readNumber('75 000 km')).toBe(75_000);
    expect(readNumber('8.5')).toBe(8.5);
    expect(readNumber('any')).toBeUndefined();
  });
});
