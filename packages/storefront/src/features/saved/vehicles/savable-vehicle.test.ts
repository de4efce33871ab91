import { canCompare } from '@forecourt/domain/vehicle-controls';
import { hitControls } from '@forecourt/search/record';
import { aPublicSite, aSearchHit, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { savableVehicle } from './savable-vehicle';
import { savedSettings } from './saved-settings';

const plain = aSearchHit({ price: 20_000, photos_count: 3 });
const modes = ['favourite', 'compare'] as const;
/** The modes in which a vehicle may be kept. */
const keptIn = (change: Partial<typeof plain>) =>
  modes.filter((mode) => canCompare(hitControls({ ...plain, ...change }), mode));

describe('a vehicle of a search (CARD-04)', () => {
  it('can be saved when it is for sale', () => {
    expect(keptIn({})).toEqual(modes);
    expect(keptIn({ status: 'coming_soon' })).toEqual(modes);
  });

  it('cannot be saved when it is not purchasable', () => {
    expect(keptIn({ reserved: true })).toEqual([]);
    expect(keptIn({ available: false, status: 'sold' })).toEqual([]);
    expect(keptIn({ status: 'a status of tomorrow' })).toEqual([]);
  });

  it('cannot be compared without a price or pictures', () => {
    expect(keptIn({ price: 0 })).toEqual(['favourite']);
    expect(keptIn({ photos_count: 0 })).toEqual(['favourite']);
  });

  it('is saved with its name, and with null instead of a placeholder picture', () => {
    const vehicle = aVehicle({ primary_image_url: null });
    expect(savableVehicle(vehicle)).toEqual({
      id: vehicle.id,
      name: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      slug: vehicle.slug,
      make: vehicle.make,
      model: vehicle.model,
      primary_image_url: null,
      car_type: vehicle.car_type,
    });
    expect(savableVehicle({ ...plain, car_type: 'unknown' }).car_type).toBeNull();
  });
});

describe('a site', () => {
  it('has a list of favourites or of comparison by its mode, and none without the flag', () => {
    const modeOf = (favourites: boolean, mode: (typeof modes)[number]) =>
      savedSettings(aPublicSite({ flags: { favourites }, favourites: { mode } }))?.mode;
    expect(modes.map((mode) => modeOf(true, mode))).toEqual(modes);
    expect(modes.map((mode) => modeOf(false, mode))).toEqual([undefined, undefined]);
  });
});
