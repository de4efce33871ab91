import type { Vehicle, VehicleSettingsInput } from '@forecourt/domain/vehicle';
import { aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleSettingsSchema } from '../vehicle/vehicle-settings';
import { announcedBadge } from './announced-badge';

const text = 'COMING EARLY 2026';
const badgeOf = (
  overrides: Partial<Vehicle>,
  rule: Omit<NonNullable<VehicleSettingsInput['announcedBadge']>, 'text'> = {},
  now = testNow,
) =>
  announcedBadge(
    aVehicle({ status: 'coming_soon', ...overrides }),
    vehicleSettingsSchema.parse({ announcedBadge: { text, ...rule } }),
    now,
  );

describe('announcedBadge', () => {
  it('[TAG-04] shows the configured text, on vehicles that are coming soon unless the rule says otherwise', () => {
    expect(badgeOf({})).toBe(text);
    expect(badgeOf({ status: 'in_stock' })).toBeNull();
    expect(badgeOf({ status: 'in_stock' }, { status: [] })).toBe(text);
    expect(badgeOf({ status: 'in_stock' }, { status: ['coming_soon', 'in_stock'] })).toBe(text);
  });

  it('[TAG-04] shows none on dealers without one, and none on what is not available', () => {
    expect(announcedBadge(aVehicle({ status: 'coming_soon' }), vehicleSettingsSchema.parse({}), testNow)).toBeNull();
    expect(badgeOf({ sold: true })).toBeNull();
    expect(badgeOf({ status: 'sold' }, { status: ['sold'] })).toBeNull();
  });

  it.each([
    ['make', { make: ['kia', 'TOYOTA'] }, { make: ['Kia'] }],
    ['model', { model: ['hilux'] }, { model: ['Rav4'] }],
    ['car type', { car_type: ['used'] }, { car_type: ['new', 'demo'] }],
  ] as const)('[TAG-04] is narrowed by %s', (_, meant, other) => {
    expect(badgeOf({}, structuredClone(meant) as object)).toBe(text);
    expect(badgeOf({}, structuredClone(other) as object)).toBeNull();
  });

  it('[TAG-04] joins what narrows it by AND', () => {
    expect(badgeOf({}, { make: ['Toyota'], model: ['HiLux'] })).toBe(text);
    expect(badgeOf({}, { make: ['Toyota'], model: ['Corolla'] })).toBeNull();
  });

  it("[TAG-04] ends after its last date, by the calendar of the vehicle's state", () => {
    // 02:30 of 1 April in Sydney, 23:30 of 31 March in Perth.
    const night = new Date('2026-03-31T15:30:00Z');
    expect(badgeOf({ state: 'WA' }, { until: '2026-03-31' }, night)).toBe(text);
    expect(badgeOf({ state: 'NSW' }, { until: '2026-03-31' }, night)).toBeNull();
    expect(badgeOf({ state: 'NSW' }, { until: '2026-04-01' }, night)).toBe(text);
  });
});
