import { describe, expect, it } from 'vitest';
import { vehicleChange } from './vehicle-change';

const drawn = { available: true, reserved: false, price: 30_000, price_type: null };

describe('vehicleChange', () => {
  it.each([
    ['nothing', drawn, null],
    ['a sale', { ...drawn, available: false, price: 1 }, 'Unfortunately this vehicle recently sold.'],
    ['a lower price', { ...drawn, price: 28_990 }, 'The price of this vehicle is now $28,990.'],
    [
      'what a price holds',
      { ...drawn, price: 28_990, price_type: 'drive_away' },
      'The price of this vehicle is now $28,990 Drive away.',
    ],
    [
      'what a price leaves out, with one full stop',
      { ...drawn, price: 28_990, price_type: 'excl_gov_charges' },
      'The price of this vehicle is now $28,990 Excl. gov. charges.',
    ],
    ['a price taken away', { ...drawn, price: null }, 'The price of this vehicle has changed. Please ask us for it.'],
    ['a hold', { ...drawn, reserved: true }, 'This vehicle has just been put on hold for another buyer.'],
  ] as const)('[VDP-07] reports %s', (_, now, message) => {
    expect(vehicleChange(drawn, now)?.message ?? null).toBe(message);
  });

  it('[VDP-07] reports a vehicle that is available again', () => {
    expect(vehicleChange({ ...drawn, reserved: true }, drawn)?.kind).toBe('released');
    expect(vehicleChange({ ...drawn, available: false }, drawn)?.kind).toBe('back');
  });

  it('reports nothing for a sold vehicle that stays sold', () => {
    const sold = { ...drawn, available: false };
    expect(vehicleChange(sold, { ...sold, price: 1, reserved: true })).toBeNull();
  });
});
