import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug } from '../slug/slug';
import { reservedVehicleSlugs, vehicleName, vehiclePath, vehicleSlug, vehicleSubtitle } from './vehicle-name';

const hilux = { year: 2022, make: 'Toyota', model: 'HiLux', badge: 'SR5+ (4x4)', stocknum: 'HC/1001' };

describe('a vehicle by name', () => {
  it('is year, make and model, with badge and series below', () => {
    expect(vehicleName(hilux)).toBe('2022 Toyota HiLux');
    expect(vehicleSubtitle({ badge: 'SR5', series: 'GUN126R' })).toBe('SR5 GUN126R');
    expect(vehicleSubtitle({ badge: null, series: null })).toBe('');
  });
});

describe('vehicleSlug', () => {
  it('joins year, make, model, badge and stock number', () => {
    expect(vehicleSlug(hilux)).toBe('2022-toyota-hilux-sr5-4x4-hc-1001');
    expect(vehicleSlug({ ...hilux, badge: null })).toBe('2022-toyota-hilux-hc-1001');
    expect(vehiclePath({ slug: vehicleSlug({ ...hilux, badge: null }) })).toBe('/cars/2022-toyota-hilux-hc-1001');
  });

  it('cuts a badge that is a whole advertisement, and keeps the stock number', () => {
    const slug = vehicleSlug({ ...hilux, badge: 'very '.repeat(60) });
    expect(slug.length).toBeLessThan(100);
    expect(slug.endsWith('-hc-1001')).toBe(true);
  });

  it('is always a slug and never a reserved word', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(
        fc.record({
          year: fc.integer({ min: 1900, max: 2100 }),
          make: fc.oneof(word, fc.constantFrom('trade', 'trade-in')),
          model: word,
          badge: fc.option(word),
          stocknum: fc.oneof(word, fc.constant('in')),
        }),
        (identity) => {
          const slug = vehicleSlug(identity);
          expect(isSlug(slug)).toBe(true);
          expect(reservedVehicleSlugs).not.toContain(slug);
        },
      ),
    );
    expect(reservedVehicleSlugs).toContain('trade-in');
  });
});
