import type { Autogauge } from '@forecourt/domain/autogauge';
import { aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeFill, isGaugeEligible, priceGauge } from './price-gauge';

const answer: Autogauge = {
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 32_000,
  confidence: 0.8,
  description: 'From 12 advertised prices.',
};
const gauge = (changed: Partial<Autogauge> = {}) => priceGauge({ ...answer, ...changed });

describe('priceGauge: whether the panel shows (AUTO-01)', () => {
  it('shows the panel when every figure is there', () => {
    expect(gauge()).toEqual({
      fill: 0.5,
      label: 'Good Deal',
      band: 'middle',
      price: 30_000,
      market: { min: 28_000, max: 32_000 },
      description: 'From 12 advertised prices.',
    });
    expect(gauge({ description: null })?.description).toBeNull();
  });

  it.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const)(
    'hides the panel without %s',
    (field) => {
      expect(gauge({ [field]: null })).toBeNull();
    },
  );

  it('takes 0 for present', () => {
    expect(gauge({ fill: 0 })?.fill).toBe(0);
    expect(gauge({ market_range_min: 0 })).not.toBeNull();
  });

  it('requires a confidence above 0.2', () => {
    expect(gauge({ confidence: 0.2 })).toBeNull();
    expect(gauge({ confidence: 0.21 })).not.toBeNull();
  });

  it('requires a top of the market not below the listing price', () => {
    expect(gauge({ market_range_max: 29_999 })).toBeNull();
    expect(gauge({ market_range_max: 30_000 })).not.toBeNull();
  });

  it('hides the panel when no answer came', () => {
    expect(priceGauge(null)).toBeNull();
  });
});

describe('gauge', () => {
  it('[AUTO-02] fills by (max - listing) / (max - min), held to 0 to 1', () => {
    expect(gaugeFill(30_000, 28_000, 32_000)).toBe(0.5);
    expect(gaugeFill(29_000, 28_000, 32_000)).toBe(0.75);
    expect(gaugeFill(33_000, 28_000, 32_000)).toBe(0);
    expect(gaugeFill(20_000, 28_000, 32_000)).toBe(1);
    expect(gaugeFill(30_000, 30_000, 30_000)).toBeNull();
    expect(gaugeFill(30_000, 32_000, 28_000)).toBeNull();
  });

  it('[AUTO-02] reads Good Deal below 0.65, else Great Deal', () => {
    expect(gauge({ fill: 0.6499 })?.label).toBe('Good Deal');
    expect(gauge({ fill: 0.65 })?.label).toBe('Great Deal');
  });

  it('[AUTO-02] changes colour at 0.3 and 0.6', () => {
    const band = (fill: number) => gauge({ fill })?.band;
    expect([0, 0.2999, 0.3, 0.5999, 0.6, 1].map(band)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
  });

  it('[AUTO-02] stays within 0 to 1 and falls as the price rises', () => {
    const price = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(price, price, price, fc.integer({ min: 1, max: 50_000 }), (one, other, min, width) => {
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)].map((it) => gaugeFill(it, min, min + width));
        expect(cheap).toBeGreaterThanOrEqual(dear ?? Number.NaN);
        expect(cheap).toBeLessThanOrEqual(1);
        expect(dear).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(gauge({ fill: 1.2 })?.fill).toBe(1);
    expect(gauge({ fill: -0.2 })?.fill).toBe(0);
  });
});

describe('isGaugeEligible', () => {
  it('[AUTO-04] takes what is in stock, neither sold nor held, and above 200', () => {
    expect(isGaugeEligible(aVehicle())).toBe(true);
    expect(isGaugeEligible(aVehicle({ status: 'coming_soon' }))).toBe(false);
    expect(isGaugeEligible(aVehicle({ sold: true }))).toBe(false);
    expect(isGaugeEligible(aVehicle({ reserved: true }))).toBe(false);
    expect(isGaugeEligible(aVehicle({ price: 200 }))).toBe(false);
    expect(isGaugeEligible(aVehicle({ price: 200.01 }))).toBe(true);
    expect(isGaugeEligible(aVehicle({ price: null }))).toBe(false);
  });
});
