import { describe, expect, it } from 'vitest';
import { savedVehicleSchema } from './watchlist';

describe('savedVehicleSchema', () => {
  it('reads a vehicle of an API that does not say yet what was asked', () => {
    const earlier = {
      ...{ id: '7', name: '2021 Kia Rio', detail: '', make: 'Kia', model: 'Rio', state: 'available', path: null },
      ...{ picture: null, price: { kind: 'none' }, price_then: 24_990, saved_at: '2026-11-11T22:00:00.000Z', note: '' },
    };
    expect(savedVehicleSchema.parse(earlier)).toEqual({ ...earlier, asked_then: null });
  });
});
