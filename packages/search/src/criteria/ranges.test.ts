import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeAttributes } from './attributes';
import { openRange, rangeBounds, rangeStep, roundRangeValue, thousand } from './ranges';

describe('rangeBounds', () => {
  it('[SRCH-07] is 0 to 100000 without facet stats', () => {
    expect(rangeBounds('price', null)).toEqual({ min: 0, max: 100_000 });
    expect(rangeBounds('km', { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY })).toEqual({
      min: 0,
      max: 100_000,
    });
  });

  it('[SRCH-07] takes whole thousands outwards for price and km, years as they are', () => {
    expect(rangeBounds('price', { min: 12_500, max: 87_001 })).toEqual({ min: 12_000, max: 88_000 });
    expect(rangeBounds('km', { min: 1000, max: 2000 })).toEqual({ min: 1000, max: 2000 });
    expect(rangeBounds('year', { min: 2009, max: 2026 })).toEqual({ min: 2009, max: 2026 });
  });
});

describe('rangeStep', () => {
  it('[SRCH-07] is about 1/100 of the range', () => {
    expect(rangeStep('price', { min: 0, max: 100_000 })).toBe(1000);
    expect(rangeStep('price', { min: 0, max: 250_000 })).toBe(2000);
    expect(rangeStep('price', { min: 0, max: 20_000 })).toBe(1000);
    expect(rangeStep('year', { min: 2000, max: 2026 })).toBe(1);
    expect(rangeStep('subscription_price', { min: 0, max: 1000 })).toBe(10);
    expect(rangeStep('subscription_price', { min: 0, max: 100 })).toBe(1);
    expect(rangeStep('subscription_price', { min: 0, max: 199 })).toBe(1);
    expect(rangeStep('subscription_price', { min: 0, max: 200 })).toBe(2);
    expect(rangeStep('subscription_price', { min: 0, max: 500 })).toBe(5);
    expect(rangeStep('km', { min: 100_000, max: 600_000 })).toBe(5000);
  });

  it('never splits a range into fewer than 40 steps that could have 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 5_000_000 }), (max) => {
        const steps = max / rangeStep('price', { min: 0, max });
        expect(steps).toBeGreaterThanOrEqual(100);
        expect(steps).toBeLessThanOrEqual(250);
      }),
    );
  });
});

describe('a slider of any stock', () => {
  const stats = fc.tuple(fc.nat({ max: 3_000_000 }), fc.nat({ max: 3_000_000 })).map(([one, other]) => ({
    min: Math.min(one, other),
    max: Math.max(one, other),
  }));

  it('[SRCH-07] holds every vehicle within its bounds, which are whole thousands for price and km', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rangeAttributes), stats, (attribute, ends) => {
        const bounds = rangeBounds(attribute, ends);
        const unit = attribute === 'price' || attribute === 'km' ? thousand : 1;
        expect(bounds.min <= ends.min && ends.max <= bounds.max).toBe(true);
        expect(bounds.min > ends.min - unit && bounds.max < ends.max + unit).toBe(true);
        expect([bounds.min % unit, bounds.max % unit]).toEqual([0, 0]);
      }),
    );
  });

  it('[SRCH-07] has a step of about 1/100 of the range, never finer than what it rounds to', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rangeAttributes), stats, (attribute, ends) => {
        const bounds = rangeBounds(attribute, ends);
        const least = attribute === 'price' || attribute === 'km' ? thousand : 1;
        const step = rangeStep(attribute, bounds);
        const hundredth = (bounds.max - bounds.min) / 100;
        expect(step).toBeGreaterThanOrEqual(least);
        expect(step % least).toBe(0);
        expect(step).toBeLessThanOrEqual(Math.max(least, hundredth));
        expect(step * 2.5).toBeGreaterThanOrEqual(hundredth);
      }),
    );
  });

  it('rounds price and km to the nearest thousand, half of it upwards, and the rest to the nearest one', () => {
    expect([roundRangeValue('year', 2018.4), roundRangeValue('subscription_price', 199.5)]).toEqual([2018, 200]);
    expect([11_499, 11_500, 12_499, 12_500].map((km) => roundRangeValue('km', km))).toEqual([
      11_000, 12_000, 12_000, 13_000,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (price) => {
        const rounded = roundRangeValue('price', price);
        expect(rounded % thousand).toBe(0);
        expect(Math.abs(rounded - price)).toBeLessThanOrEqual(thousand / 2);
      }),
    );
  });
});

describe('openRange', () => {
  const bounds = { min: 5000, max: 80_000 };

  it('opens the ends that rest on the bounds, so that a slider at rest filters nothing', () => {
    expect(openRange([5000, 80_000], bounds)).toBeNull();
    expect(openRange([0, 99_999], bounds)).toBeNull();
    expect(openRange([5000, 20_000], bounds)).toEqual({ min: null, max: 20_000 });
    expect(openRange([30_000, 80_000], bounds)).toEqual({ min: 30_000, max: null });
    expect(openRange([30_000, 40_000], bounds)).toEqual({ min: 30_000, max: 40_000 });
  });
});
