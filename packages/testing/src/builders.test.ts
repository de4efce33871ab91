import { dealershipSchema, locationSchema, vehicleSchema } from '@forecourt/domain';
import { searchRecordSchema } from '@forecourt/search';
import { describe, expect, it } from 'vitest';
import { aDealership, aLocation, aSearchHit, aSearchRecord, aSoldVehicle, aVehicle, testNow } from './index';

describe('builders', () => {
  it('build what the schemas accept', () => {
    expect(vehicleSchema.safeParse(aVehicle()).error).toBeUndefined();
    expect(vehicleSchema.safeParse(aSoldVehicle(testNow)).error).toBeUndefined();
    expect(locationSchema.safeParse(aLocation()).error).toBeUndefined();
    expect(dealershipSchema.safeParse(aDealership()).error).toBeUndefined();
    expect(searchRecordSchema.safeParse(aSearchRecord()).error).toBeUndefined();
  });

  it('lets name, slug and path follow the fields', () => {
    const vehicle = aVehicle({ make: 'Kia', model: 'Sportage', badge: null, stocknum: 'K 7' });
    expect(vehicle).toMatchObject({
      name: '2022 Kia Sportage',
      slug: '2022-kia-sportage-k-7',
      path: '/cars/2022-kia-sportage-k-7',
    });
  });

  it('gives a hit the fields of a card and no others', () => {
    expect(aSearchHit({ name: 'Another' })).toMatchObject({ name: 'Another', make: 'Toyota' });
    expect(aSearchHit()).not.toHaveProperty('dealercomments');
  });
});
