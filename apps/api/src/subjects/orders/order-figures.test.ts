import { orderSettingsSchema } from '@forecourt/domain/order-forms';
import { vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { orderFigures } from './order-figures';

const settings = (vehicle: object = {}) => ({
  vehicle: vehicleSettingsSchema.parse(vehicle),
  orders: orderSettingsSchema.parse({
    extras: [
      { id: 'mats', name: 'Floor mats', price: 190.5 },
      { id: 'tint', name: 'Tint', price: 400, car_type: ['new'] },
    ],
  }),
});
const figures = (change: Partial<Parameters<typeof orderFigures>[0]> = {}) =>
  orderFigures({
    site: settings(),
    vehicle: aVehicle({ price: 24_990, car_type: 'used', price_type: 'drive_away' }),
    kind: 'buy',
    answers: {},
    state: 'VIC',
    regions: [{ name: 'Melbourne', price: 250, postcodes: ['3000-3207'] }],
    ...change,
  });

describe('what an order comes to', () => {
  it('is the price as the site shows it, in cents, with what it includes', () => {
    expect(figures()).toMatchObject({ priceCents: 2_499_000, priceWords: 'Drive away', totalCents: 2_499_000 });
    expect(figures().priceType).toBe('drive_away');
    expect(figures({ vehicle: aVehicle({ price_type: null }) }).priceType).toBeNull();
    expect(figures({ vehicle: aVehicle({ price: 5 }) })).toMatchObject({
      priceCents: null,
      totalCents: null,
      lines: [],
    });
    const offered = aVehicle({ price: 24_990, offer_price: 23_990 });
    expect(figures({ vehicle: offered }).priceCents).toBe(2_499_000);
    expect(figures({ vehicle: offered, site: settings({ offerPrices: true }) }).priceCents).toBe(2_399_000);
  });

  it('has delivery by the rates of the dealer, and the extras that were chosen and go with the vehicle', () => {
    const answers = { handover: 'delivery', postcode: '3000', extra_mats: 'on', extra_tint: 'on' };
    const all = figures({ answers });
    expect(all.lines.map(({ label, cents }) => [label, cents])).toEqual([
      ['Drive away', 2_499_000],
      ['Delivery to Melbourne', 25_000],
      ['Floor mats', 19_050],
    ]);
    expect(all.totalCents).toBe(2_499_000 + 25_000 + 19_050);
    expect(figures({ answers: { ...answers, postcode: '6000' } }).delivery).toBeNull();
    expect(figures({ answers, kind: 'reserve' }).lines).toHaveLength(1);
  });

  it('asks the fee of the site, within the cap of the state', () => {
    expect(figures().feeCents).toBe(20_000);
    expect(figures({ site: settings({ reserveFee: 99.95 }) }).feeCents).toBe(9995);
    expect(figures({ state: 'NSW', vehicle: aVehicle({ price: 1500 }) }).feeCents).toBe(15_000);
  });
});
