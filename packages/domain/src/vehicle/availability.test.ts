import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isAvailable, isPurchasable, isReservable } from './availability';

describe('availability', () => {
  it('holds for in stock and coming soon, and ends with the sale by either word', () => {
    expect(isAvailable(aVehicle())).toBe(true);
    expect(isAvailable(aVehicle({ status: 'coming_soon' }))).toBe(true);
    expect(isAvailable(aVehicle({ status: 'sold' }))).toBe(false);
    expect(isAvailable(aVehicle({ sold: true }))).toBe(false);
  });

  it('is purchasable unless it is held', () => {
    expect(isPurchasable(aVehicle())).toBe(true);
    expect(isPurchasable(aVehicle({ reserved: true }))).toBe(false);
    expect(isPurchasable(aVehicle({ sold: true }))).toBe(false);
  });

  it('is reservable only with a way to pay, and in stock', () => {
    const payable = { ...aVehicle(), takesPayment: true };
    expect(isReservable(payable)).toBe(true);
    expect(isReservable({ ...payable, takesPayment: false })).toBe(false);
    expect(isReservable({ ...payable, status: 'coming_soon' })).toBe(false);
    expect(isReservable({ ...payable, reserved: true })).toBe(false);
    expect(isReservable({ ...payable, sold: true })).toBe(false);
  });
});
