import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endBounds, moveRange } from './range';

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

  it('rounds by the rule that it is given, whatever the step', () => {
    const thousands = (figure: number) => Math.round(figure / 1000) * 1000;
    const wide = { min: 9000, max: 260_000, step: 2000 };
    expect(moveRange([9000, 260_000], 'low', 12_400, wide, thousands)).toEqual([12_000, 260_000]);
    expect(moveRange([9000, 260_000], 'low', 12_000, wide, thousands)).toEqual([12_000, 260_000]);
    expect(moveRange([9000, 260_000], 'high', 999_999, wide, thousands)).toEqual([9000, 260_000]);
  });

  it('reaches a maximum that is no multiple of the step', () => {
    expect(moveRange([0, 10], 'high', 99, { min: 0, max: 99, step: 10 })).toEqual([0, 99]);
  });
});

describe('endBounds', () => {
  it('are the bounds to which a typed end is moved', () => {
    const figure = fc.integer({ min: 0, max: 100 }).map((thousands) => thousands * 1000);
    const ends = fc.constantFrom('low' as const, 'high' as const);
    fc.assert(
      fc.property(figure, figure, ends, fc.integer({ min: -200_000, max: 300_000 }), (one, other, end, wanted) => {
        const value = [Math.min(one, other), Math.max(one, other)] as const;
        const [lowest, highest] = endBounds(value, end, bounds);
        const moved = moveRange(value, end, wanted, bounds)[end === 'low' ? 0 : 1];
        expect(moved).toBeGreaterThanOrEqual(lowest);
        expect(moved).toBeLessThanOrEqual(highest);
        if (wanted < lowest) expect(moved).toBe(lowest);
        if (wanted > highest) expect(moved).toBe(highest);
      }),
    );
  });
});
