import type { Favourite } from '@forecourt/domain/shopper';
import { type CarType, carTypes, knownWord, vehicleName } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import type { SearchHit } from '@forecourt/search/record';

/** A vehicle as it is kept, and the type that its event names (FAVS-01, ANLY-01). */
export interface SavableVehicle extends Favourite {
  readonly car_type: CarType | null;
}

/** A vehicle or a hit as it is kept. */
export const savableVehicle = (
  vehicle: Pick<SearchHit, 'id' | 'slug' | 'year' | 'make' | 'model' | 'car_type'> & {
    readonly primary_image_url: string | null;
  },
): SavableVehicle => {
  const { id, slug, make, model, primary_image_url } = vehicle;
  return {
    id,
    name: vehicleName(vehicle),
    slug,
    make,
    model,
    primary_image_url: isPlaceholderImage(primary_image_url) ? null : primary_image_url,
    car_type: knownWord(carTypes, vehicle.car_type) ?? null,
  };
};
