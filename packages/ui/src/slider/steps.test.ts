import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedTo, nearestStep, stepped, thumbAt, thumbTowards } from './steps';

describe('nearestStep', () => {
  it('is free of the errors of binary fractions', () => {
    expect(nearestStep(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
    expect(nearestStep(8.4, { min: 5.99, max: 15.99, step: 0.5 })).toBe(8.49);
  });
});

describe('stepped', () => {
  it('moves by steps from the present figure, and not past the ends', () => {
    const bounds = { min: 0, max: 100, step: 5 };
    expect(stepped(12, 1, bounds)).toBe(17);
    expect(stepped(97, 10, bounds)).toBe(100);
    expect(stepped(40, Number.NEGATIVE_INFINITY, bounds)).toBe(0);
    expect(stepped(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});

describe('movedTo', () => {
  it('keeps figures in order, whichever is moved', () => {
    const figures = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(figures, fc.nat(2), fc.integer(), (given, at, wanted) => {
        const before = given.toSorted((one, other) => one - other);
        const after = movedTo(before, at % before.length, wanted);
        expect(after).toEqual(after.toSorted((one, other) => one - other));
        expect(after.filter((figure, index) => figure !== before[index]).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('thumbAt', () => {
  it('picks the nearest thumb', () => {
    expect(thumbAt([10, 90], 30, 5)).toBe(0);
    expect(thumbAt([10, 90], 70, 5)).toBe(1);
    expect(thumbAt([50], 99, 5)).toBe(0);
  });

  it('picks the thumb that can move to the pointer, where two stand in one place', () => {
    expect(thumbAt([50, 50], 20, 5)).toBe(0);
    expect(thumbAt([50, 50], 80, 5)).toBe(1);
  });

  it('waits for the direction of the pointer where both thumbs are pressed', () => {
    for (const pointed of [46, 50, 54]) expect(thumbAt([50, 50], pointed, 5)).toBeUndefined();
    expect(thumbTowards([100, 100], 101, 90)).toBe(0);
    expect(thumbTowards([0, 0], -1, 10)).toBe(1);
  });
});
