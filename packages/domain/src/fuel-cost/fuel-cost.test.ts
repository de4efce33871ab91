import type { Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuelConsumption, fuelCost } from './fuel-cost';
import { fuelSettingsSchema } from './fuel-settings';

const settings = fuelSettingsSchema.parse({});
const variant = aVehicle().variant;
const consumptionOf = (overrides: Partial<Vehicle>) => fuelConsumption(aVehicle(overrides), settings);

describe('fuelConsumption (FUEL-01)', () => {
  it.each([
    ['Electric', null],
    ['Hydrogen', null],
    ['Hybrid', 7.9],
    ['Plug-in Hybrid', 7.9],
    ['Petrol', 7.9],
    [null, 7.9],
  ])('of %s is %s', (simple_fuel, consumption) => {
    expect(consumptionOf({ simple_fuel, fuel: null })).toBe(consumption);
  });

  it("reads the feed's own word where there is no simple one", () => {
    expect(consumptionOf({ simple_fuel: null, fuel: 'Electric' })).toBeNull();
    expect(consumptionOf({ simple_fuel: null, fuel: 'Unleaded/Electric' })).toBe(7.9);
  });

  it('falls back to 10 L/100km, or what the dealer sets', () => {
    expect(consumptionOf({ variant: null })).toBe(10);
    const silent = variant && { ...variant, fuelconsumptioncombined: null };
    expect(consumptionOf({ variant: silent })).toBe(10);
    expect(consumptionOf({ variant: silent && { ...silent, fuelconsumptioncombined: 0 } })).toBe(10);
    expect(consumptionOf({ variant: silent && { ...silent, fuelconsumptioncombined: 0.1 } })).toBe(0.1);
    expect(fuelConsumption(aVehicle({ variant: null }), { consumption: 12 })).toBe(12);
  });

  it('is none for a caravan without an engine', () => {
    expect(consumptionOf({ item_type: 'caravan', fuel: null, simple_fuel: null })).toBeNull();
    expect(consumptionOf({ item_type: 'caravan' })).toBe(7.9);
  });
});

describe('fuelCost (FUEL-01)', () => {
  it('starts at 1.70 a litre and 250 km a week', () => {
    expect(settings).toEqual({ price: 1.7, weeklyDistance: 250, consumption: 10 });
    expect(fuelCost(10, settings)).toEqual({ week: 42.5, year: 2210 });
  });

  it('is to the cent, the year of 52 exact weeks', () => {
    // 7.9 x 250 x 1.999 / 100 = 39.48025
    expect(fuelCost(7.9, { price: 1.999, weeklyDistance: 250 })).toEqual({ week: 39.48, year: 2052.97 });
  });

  it('grows with every input', () => {
    const positive = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(positive, positive, positive, (consumption, price, weeklyDistance) => {
        const { week, year } = fuelCost(consumption, { price, weeklyDistance });
        expect(fuelCost(consumption + 1, { price, weeklyDistance }).week).toBeGreaterThan(week);
        expect(Math.abs(year - week * 52)).toBeLessThanOrEqual(0.27);
      }),
    );
  });
});
