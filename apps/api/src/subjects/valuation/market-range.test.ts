import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparable } from './comparable';
import { marketRange } from './market-range';

const target: Comparable = { model: 'i30', badge: 'Active', year: 2020, km: 60_000, state: 'QLD', price: 0 };

/** A market that loses 8 % a year and 2 % each 10,000 km, with prices up to `noise` off, the same every time. */
const marketOf = (count: number, noise: number, changed: Partial<Comparable> = {}): Comparable[] =>
  Array.from({ length: count }, (_, index) => {
    const year = 2016 + (index % 8);
    const km = 20_000 + ((index * 7919) % 100_000);
    const off = noise * (((index * 37) % 21) / 10 - 1);
    const price = 22_000 * Math.exp(0.08 * (year - 2020) - 0.02 * ((km - 60_000) / 10_000) + off);
    return { ...target, year, km, price, ...changed };
  });

describe('marketRange', () => {
  it('estimates the price for the year and kilometres of the vehicle', () => {
    const range = marketRange(target, { model: marketOf(60, 0.05), body: [] });
    expect(range?.level).toBe('badge');
    expect(range?.average).toBeGreaterThan(21_500);
    expect(range?.average).toBeLessThan(22_500);
    expect(range?.min).toBeGreaterThan(20_500);
    expect(range?.max).toBeLessThan(23_500);
  });

  it('requires eight comparable vehicles', () => {
    expect(marketRange(target, { model: marketOf(7, 0.05), body: marketOf(7, 0.05) })).toBeNull();
    expect(marketRange(target, { model: marketOf(8, 0.05), body: [] })?.sample).toBe(8);
  });

  it('falls back from badge to model to body, with less confidence each time', () => {
    const own = marketOf(40, 0.1);
    const levels = [
      marketRange(target, { model: own, body: [] }),
      marketRange({ ...target, badge: 'Elite' }, { model: own, body: [] }),
      marketRange(target, {
        model: own.slice(0, 3),
        body: [...own.slice(0, 3), ...marketOf(9, 0.5, { model: 'Accent' })],
      }),
    ];
    expect(levels.map((range) => range?.level)).toEqual(['badge', 'model', 'body']);
    const [badge = 0, model = 0, body = 0] = levels.map((range) => range?.confidence ?? 0);
    expect(Math.min(badge, model)).toBeGreaterThan(body);
  });

  it('values a dearer badge higher', () => {
    const plain = marketOf(30, 0.05);
    const better = marketOf(12, 0.05).map((one) => ({ ...one, badge: 'Premium', price: one.price * 1.3 }));
    const model = [...plain, ...better];
    const active = marketRange(target, { model, body: [] })?.average ?? 0;
    const premium = marketRange({ ...target, badge: 'PREMIUM ' }, { model, body: [] })?.average ?? 0;
    expect(premium / active).toBeGreaterThan(1.2);
  });

  it('hardly moves when one price is wrong by a digit', () => {
    const model = marketOf(40, 0.05);
    const wrong = model.map((one, index) => (index === 5 ? { ...one, price: one.price * 10 } : one));
    const [right, moved] = [model, wrong].map(
      (sample) => marketRange(target, { model: sample, body: [] })?.average ?? 0,
    );
    expect(Math.abs((moved ?? 0) / (right ?? 1) - 1)).toBeLessThan(0.03);
  });

  it('[PRICE-03] gives an average of the state only from eight vehicles of that state', () => {
    const elsewhere = marketOf(30, 0.05, { state: 'VIC' });
    const dearer = marketOf(16, 0.05).map((one) => ({ ...one, price: one.price * 1.1 }));
    expect(marketRange(target, { model: [...elsewhere, ...dearer.slice(0, 7)], body: [] })?.stateAverage).toBeNull();
    const range = marketRange(target, { model: [...elsewhere, ...dearer], body: [] });
    expect(range?.stateAverage ?? 0).toBeGreaterThan(range?.average ?? 0);
  });

  it('always ends after it begins, around its average, with a confidence of 0 to 1, whatever is advertised', () => {
    const advert = fc.record({
      model: fc.constantFrom('i30', 'Accent'),
      badge: fc.constantFrom(null, 'Active', 'Elite', ''),
      year: fc.integer({ min: 1950, max: 2027 }),
      km: fc.option(fc.integer({ min: 0, max: 900_000 })),
      state: fc.constantFrom(null, 'QLD', 'VIC'),
      price: fc.integer({ min: 201, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(advert, fc.array(advert, { minLength: 8, maxLength: 40 }), (asked, model) => {
        const range = marketRange(asked, { model, body: [] });
        expect(range).not.toBeNull();
        if (range === null) return;
        for (const dollars of [range.min, range.average, range.max]) expect(Number.isFinite(dollars)).toBe(true);
        expect(range.min).toBeLessThan(range.average);
        expect(range.max).toBeGreaterThan(range.average);
        expect(range.confidence).toBeGreaterThanOrEqual(0);
        expect(range.confidence).toBeLessThanOrEqual(1);
      }),
    );
  });
});
