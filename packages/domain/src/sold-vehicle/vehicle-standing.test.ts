import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleStanding } from './vehicle-standing';

const now = new Date('2026-03-16T02:00:00.000Z');
const standing = (overrides: Parameters<typeof aVehicle>[0]) =>
  vehicleStanding(aVehicle(overrides), { soldCarDays: 3 }, now);
const soldDaysAgo = (days: number, reserved = false) => {
  const sold_at = new Date(now.getTime() - days * 86_400_000).toISOString();
  return standing({ status: 'sold', sold: true, sold_at, reserved });
};

describe('how a vehicle stands', () => {
  it('is available, announced or reserved', () => {
    expect(standing({ status: 'in_stock', reserved: false })).toBe('available');
    expect(standing({ status: 'coming_soon', reserved: false })).toBe('announced');
    expect(standing({ status: 'in_stock', reserved: true })).toBe('reserved');
    expect(standing({ status: 'coming_soon', reserved: true })).toBe('reserved');
  });

  it('is sold until its page has ended, and gone from then on [ROUTE-08]', () => {
    expect([soldDaysAgo(0), soldDaysAgo(4), soldDaysAgo(89), soldDaysAgo(1, true)]).toEqual(
      Array.from({ length: 4 }, () => 'sold'),
    );
    expect([soldDaysAgo(90), soldDaysAgo(400)]).toEqual(['gone', 'gone']);
  });
});
