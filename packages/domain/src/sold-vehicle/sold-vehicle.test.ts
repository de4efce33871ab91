import { aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewInStock, isSoldPageShown, nextClockCrossing, soldState } from './sold-vehicle';

const day = 86_400_000;
const ago = (milliseconds: number) => new Date(testNow.getTime() - milliseconds);
const settings = { soldCarDays: 3 };

describe('soldState', () => {
  it('[ROUTE-08] shows a sold vehicle for soldCarDays, then redirects, and is gone after 90 days', () => {
    const state = (age: number) => soldState(aSoldVehicle(ago(age)), settings, testNow);
    expect(state(0)).toBe('shown');
    expect(state(3 * day)).toBe('shown');
    expect(state(3 * day + 1)).toBe('redirect');
    expect(state(90 * day - 1)).toBe('redirect');
    expect(state(90 * day)).toBe('gone');
  });

  it('follows the setting, down to no sold page at all', () => {
    expect(soldState(aSoldVehicle(ago(1)), { soldCarDays: 0 }, testNow)).toBe('redirect');
    expect(soldState(aSoldVehicle(ago(20 * day)), { soldCarDays: 20 }, testNow)).toBe('shown');
  });

  it('always shows what is available', () => {
    expect(soldState(aVehicle(), settings, testNow)).toBe('shown');
    expect(isSoldPageShown(aVehicle(), settings, testNow)).toBe(false);
  });

  it('counts from the last change when nobody said when it sold', () => {
    const vehicle = aVehicle({ status: 'sold', sold: true, sold_at: null, updated_at: ago(4 * day).toISOString() });
    expect(soldState(vehicle, settings, testNow)).toBe('redirect');
    expect(isSoldPageShown({ ...vehicle, updated_at: ago(2 * day).toISOString() }, settings, testNow)).toBe(true);
  });
});

describe('isNewInStock', () => {
  it('ends after 8 days', () => {
    expect(isNewInStock({ created_at: ago(8 * day).toISOString() }, testNow)).toBe(true);
    expect(isNewInStock({ created_at: ago(8 * day + 1).toISOString() }, testNow)).toBe(false);
  });
});

describe('nextClockCrossing', () => {
  it('names the instant at which the listing changes, and none before it', () => {
    const listing = (vehicle: ReturnType<typeof aVehicle>, at: Date) =>
      `${soldState(vehicle, settings, at)} ${isNewInStock(vehicle, at)}`;
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 100 * day }), (isSold, age) => {
        const vehicle = isSold
          ? aSoldVehicle(ago(age), { created_at: ago(age + 20 * day).toISOString() })
          : aVehicle({ created_at: ago(age).toISOString() });
        const crossing = nextClockCrossing(vehicle, settings, testNow);
        if (crossing === null) {
          expect(listing(vehicle, new Date(testNow.getTime() + 400 * day))).toBe(listing(vehicle, testNow));
          return;
        }
        expect(crossing.getTime()).toBeGreaterThan(testNow.getTime());
        expect(listing(vehicle, new Date(crossing.getTime() - 1))).toBe(listing(vehicle, testNow));
        expect(listing(vehicle, crossing)).not.toBe(listing(vehicle, testNow));
      }),
    );
  });
});
