import type { Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { eventSchema } from './event-webhook';
import { toldVehicle } from './told-vehicle';
import { vehicleEvents } from './vehicle-events';

const car: Partial<Vehicle> = { price: 40_000, price_type: 'drive_away', before_price: null, km: 10_000 };
const told = (overrides: Partial<Vehicle> = {}) => toldVehicle(aVehicle({ ...car, ...overrides })) ?? 'hidden';
const known = (overrides: Partial<Vehicle> = {}) => {
  const found = told(overrides);
  if (found === 'hidden') throw new Error('Nothing may be known of it.');
  return found;
};
const sold: Partial<Vehicle> = { sold: true, status: 'sold', sold_at: '2026-11-20T01:00:00.000Z' };
const namesOf = (before: Partial<Vehicle> | null, after: Partial<Vehicle> | 'gone') =>
  vehicleEvents('7', before === null ? null : known(before), after === 'gone' ? 'gone' : told(after)).map(
    ({ event }) => event,
  );

describe('vehicleEvents', () => {
  it.each<[string, Partial<Vehicle> | null, Partial<Vehicle> | 'gone', readonly string[]]>([
    ['a vehicle that came', null, {}, ['vehicle-added']],
    ['one that came reserved', null, { reserved: true }, ['vehicle-added', 'vehicle-reserved']],
    ['one that came and was sold', null, sold, ['vehicle-added', 'vehicle-sold']],
    ['one that is as it was', {}, { updated_at: '2026-11-22T00:00:00.000Z' }, []],
    ['another distance', {}, { km: 11_000 }, ['vehicle-changed']],
    ['another price', {}, { price: 39_000 }, ['vehicle-price-changed']],
    ['another kind of price', {}, { price_type: 'excl_gov_charges' }, ['vehicle-price-changed']],
    ['a reservation', {}, { reserved: true }, ['vehicle-reserved']],
    ['the end of one', { reserved: true }, {}, ['vehicle-released']],
    ['a sale', {}, sold, ['vehicle-sold']],
    ['a sale of a reserved one', { reserved: true }, { ...sold, reserved: true }, ['vehicle-sold']],
    ['a sale that is undone at another price', sold, { price: 1_000 }, ['vehicle-released']],
    ['one that is in no stock any more', {}, 'gone', ['vehicle-removed']],
    ['one that its dealer hides', {}, { show_on_dealer_website: false }, ['vehicle-removed']],
    ['one that its dealer shows again', null, {}, ['vehicle-added']],
    ['one that was hidden when it went', null, 'gone', []],
    ['one that was never shown', null, { show_on_dealer_website: false }, []],
    [
      'all at once',
      {},
      { km: 11_000, price: 39_000, reserved: true },
      ['vehicle-changed', 'vehicle-price-changed', 'vehicle-reserved'],
    ],
  ])('tells of %s', (_, before, after, names) => {
    expect(namesOf(before, after)).toEqual(names);
  });

  it('gives values before and after of what is short, and the names of texts and lists', () => {
    const [changed] = vehicleEvents('7', known(), told({ km: 11_000, dealercomments: 'One owner.' }));
    expect(changed).toMatchObject({
      changes: [{ field: 'km', before: 10_000, after: 11_000 }, { field: 'dealercomments' }],
    });
  });

  it('gives prices before and after with what they include, as pages show them', () => {
    const [changed] = vehicleEvents('7', known({ price: 5 }), told({ before_price: 42_000, offer_price: 9 }));
    expect(changed).toMatchObject({
      vehicle: { vehicle_id: '7', price: 40_000, price_type: 'drive_away' },
      before: { price: null, price_type: null },
      after: { price: 40_000, price_type: 'drive_away', before_price: 42_000, offer_price: null },
    });
  });

  it('tells nothing that pages do not show', () => {
    const secret = { private_suburb: 'Hidden Valley', private_postcode: '4999', regplate: 'T0K3N', price: 41_234 };
    const made = vehicleEvents('7', null, told({ ...secret, ...sold }));
    for (const word of ['Hidden Valley', '4999', 'T0K3N', '41234']) expect(JSON.stringify(made)).not.toContain(word);
  });

  it('takes no field for changed that what was remembered does not have', () => {
    const { trans: _trans, images: _images, ...older } = known();
    expect(vehicleEvents('7', older, told())).toEqual([]);
  });

  it('reads what an older release remembered with what it does not know left open', () => {
    const older = { stocknum: 'S1', slug: 'a-ute', price: 40_000, price_type: 'of old', photos_count: 'many' };
    expect(vehicleEvents('7', older, 'gone')).toMatchObject([
      { event: 'vehicle-removed', vehicle: { stock_number: 'S1', price: 40_000, price_type: null, photos_count: 0 } },
    ]);
    const [repriced] = vehicleEvents('7', { ...older, photos_count: 2 }, told({ slug: 'a-ute', stocknum: 'S1' }));
    expect(repriced).toMatchObject({
      ...{ event: 'vehicle-price-changed', before: { price: 40_000, price_type: null, offer_price: null } },
    });
  });

  it('makes what its schema says', () => {
    const states = [{}, { reserved: true }, sold, { km: null, badge: null, price: null }, { images: [] }];
    for (const before of [null, ...states])
      for (const after of [...states, 'gone' as const]) {
        const made = vehicleEvents('7', before === null ? null : known(before), after === 'gone' ? after : told(after));
        for (const event of made) eventSchema.parse({ ...event, sequence: 1, at: '2026-11-21T01:00:00.000Z' });
      }
  });
});
