import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVehicleView } from './read-vehicle-view';
import { type CarFields, type VehicleView, vehicleViewSchema } from './vehicle-view';

const car_fields: CarFields = {
  id: '1001',
  status: 'in_stock',
  sold: false,
  reserved: false,
  available: true,
  price: 20_990,
  before_price: null,
  price_type: 'drive_away',
  preorder: false,
  photos_count: 7,
  updated_at: '2026-03-10T03:00:00.000Z',
};
const view: VehicleView = { views: 24, car_fields, changed: true };

describe('readVehicleView (VDP-07)', () => {
  it('reads an answer as its schema does', () => {
    const agree = agreement(readVehicleView, vehicleViewSchema);
    const words = ['in_stock', 'sold', 'asking', 'someday', '2026-02-30T00:00:00Z'];
    nearMisses(view, nearMisses(car_fields, words)).forEach(agree);
    const answer = fc.record({ views: fc.nat(), car_fields: nearlyRight(car_fields, words), changed: fc.boolean() });
    fc.assert(fc.property(fc.oneof(answer, nearlyRight(view)), agree));
  });

  it('takes an answer without a word of change for one without a change', () => {
    const { changed: _changed, ...older } = view;
    expect(readVehicleView(older)).toEqual({ ...view, changed: false });
  });

  it('names the field that does not fit', () => {
    const broken = { ...view, car_fields: { ...car_fields, price: 0.005 } };
    expect(() => readVehicleView(broken)).toThrow('Vehicle view, car_fields: price cannot be 0.005.');
  });
});
