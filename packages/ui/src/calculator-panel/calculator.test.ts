import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldToBounds, thumbStep, yearsInWords } from './calculator';

const bounds = { min: 1000, max: 100_000, step: 500, initial: 30_000 };

describe('heldToBounds', () => {
  it('returns the initial figure for NaN', () => {
    expect(heldToBounds(bounds, Number.NaN)).toBe(30_000);
  });

  it('never leaves the bounds and keeps what lies inside', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const held = heldToBounds(bounds, value);
        expect(held).toBeGreaterThanOrEqual(bounds.min);
        expect(held).toBeLessThanOrEqual(bounds.max);
        if (value >= bounds.min && value <= bounds.max) expect(held).toBe(value);
      }),
    );
  });
});

describe('thumbStep', () => {
  it('is the step of the bounds, or an even part of the scale where the bounds have none', () => {
    expect(thumbStep(bounds)).toBe(500);
    expect(thumbStep({ ...bounds, min: 0, max: 250_000, step: null })).toBe(1000);
    expect(thumbStep({ min: 5, max: 5, step: null, initial: 5 })).toBeGreaterThan(0);
  });
});

describe('yearsInWords', () => {
  it('uses singular and plural', () => {
    expect([1, 1.5, 5].map(yearsInWords)).toEqual(['1 year', '1.5 years', '5 years']);
  });
});
