import { aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isNewInStock, isSoldPageShown, soldState } from './sold-vehicle';

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
    expect(isSoldPageShown(aSoldVehicle(ago(3 * day)), settings, testNow)).toBe(true);
    expect(isSoldPageShown(aSoldVehicle(ago(3 * day + 1)), settings, testNow)).toBe(false);
  });

  it('counts from the last change when the time of the sale is unknown', () => {
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
