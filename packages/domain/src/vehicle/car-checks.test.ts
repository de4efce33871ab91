import { aVehicle } from '@forecourt/testing';
import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { readFields } from '../read-fields/read-fields';
import { carChecks } from './car-checks';
import { carSchema } from './vehicle';
import { priceTypes, vehicleStatuses } from './vocabulary';

const schema = carSchema.pick({
  id: true,
  status: true,
  sold: true,
  reserved: true,
  price: true,
  before_price: true,
  price_type: true,
  preorder: true,
  photos_count: true,
  updated_at: true,
});
const { id, status, sold, reserved, price, before_price, price_type, preorder, photos_count, updated_at } = aVehicle();
const car = { id, status, sold, reserved, price, before_price, price_type, preorder, photos_count, updated_at };
const agree = agreement((value) => readFields('Car', value, carChecks), schema);

const padded = (most: number, digits = 2) =>
  fc.integer({ min: 0, max: most }).map((figure) => String(figure).padStart(digits, '0'));
/** Texts like instants: days that a month has not, leap days, hours and zones beyond their ends. */
const instantLike = fc
  .record({
    year: fc.oneof(padded(9999, 4), fc.constantFrom('0000', '0004', '0100', '1900', '2000', '2024', '2100', '12026')),
    month: padded(13),
    day: fc.oneof(padded(32), fc.constantFrom('28', '29', '30', '31')),
    join: fc.constantFrom('T', 'T', 'T', 'T', 't', ' '),
    hour: padded(24),
    minute: padded(60),
    second: fc.oneof(
      padded(60).map((second) => `:${second}`),
      fc.constantFrom('', ':', ':5'),
    ),
    fraction: fc.constantFrom('', '', '.0', '.123', '.123456789', '.', ',5'),
    zone: fc.constantFrom('Z', 'Z', '+10:00', '-09:30', '+23:59', '+24:00', '+1000', '+10', '', 'z', 'Z\n'),
  })
  .map(
    ({ year, month, day, join, hour, minute, second, fraction, zone }) =>
      `${year}-${month}-${day}${join}${hour}:${minute}${second}${fraction}${zone}`,
  );

describe('the checks of what may change about a car', () => {
  it('accept and refuse exactly what the schema of a car does', () => {
    const words = [...vehicleStatuses, ...priceTypes, 'asking ', 'SOLD', '2026-03-10T03:00Z', 1e10 + 0.0005];
    nearMisses(car, words).forEach(agree);
    fc.assert(fc.property(nearlyRight(car, words), agree));
  });

  it('accept and refuse the same dates and instants as the schema', () => {
    for (const year of ['0000', '0004', '0100', '1900', '2000', '2023', '2024'])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          agree({ ...car, updated_at: `${date}T00:00:00Z` });
        }
    fc.assert(
      fc.property(instantLike, (instant) => agree({ ...car, updated_at: instant })),
      { numRuns: 1000 },
    );
  });

  it('accept and refuse the same amounts as the schema', () => {
    const amount = fc.oneof(
      fc.integer({ min: -10, max: 1_000_000_000 }).map((cents) => cents / 100),
      fc.integer({ min: 0, max: 1_000_000_000 }).map((mills) => mills / 1000),
      fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([tens, ones]) => tens * 0.1 + ones * 0.01),
      fc.double(),
    );
    fc.assert(
      fc.property(amount, (price) => agree({ ...car, price })),
      { numRuns: 1000 },
    );
  });
});
