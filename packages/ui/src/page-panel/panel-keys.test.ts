import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepAlong, stepDown } from './panel-keys';

describe('stepAlong', () => {
  it('goes round at both ends', () => {
    expect(stepAlong('ArrowRight', 2, 3)).toBe(0);
    expect(stepAlong('ArrowLeft', 0, 3)).toBe(2);
    expect(stepAlong('Home', 2, 3)).toBe(0);
    expect(stepAlong('End', 0, 3)).toBe(2);
  });

  it('leaves other keys alone', () => {
    expect(stepAlong('Tab', 0, 3)).toBeUndefined();
    expect(stepAlong('ArrowRight', 0, 0)).toBeUndefined();
  });

  it('always lands on an entry', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'),
        fc.integer({ min: 1, max: 40 }),
        (key, count) =>
          Array.from({ length: count }, (_, place) => stepAlong(key, place, count)).every(
            (next) => next !== undefined && next >= 0 && next < count,
          ),
      ),
    );
  });
});

describe('stepDown', () => {
  it('stops at the last link and leaves at the first', () => {
    expect(stepDown('ArrowDown', 1, 3)).toBe(2);
    expect(stepDown('ArrowDown', 2, 3)).toBe(2);
    expect(stepDown('ArrowUp', 1, 3)).toBe(0);
    expect(stepDown('ArrowUp', 0, 3)).toBe('out');
    expect(stepDown('End', 0, 3)).toBe(2);
    expect(stepDown('x', 0, 3)).toBeUndefined();
  });
});
