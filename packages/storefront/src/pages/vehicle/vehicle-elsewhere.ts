import type { PublicSite } from '@forecourt/config/public-site';
import { isPrivatelyHeld, type Location } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';

/** A vehicle that stands in another city than the dealer's main location. */
export interface VehicleElsewhere {
  readonly city: string;
  /** City of the main location. */
  readonly mainCity: string;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Where a vehicle stands, when that is not the city of the site's main location: the primary one of the dealership
 * that the site belongs to, else the first primary one of those that it shows. Undefined at the main city, where
 * either is not known, and for a vehicle that stands with its owner. Source: VDP-04.
 */
export const vehicleElsewhere = (
  { locations, dealership_id }: Pick<PublicSite, 'locations' | 'dealership_id'>,
  vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode'>,
  location: Location | null,
): VehicleElsewhere | undefined => {
  const primary = locations.filter((one) => one.primary);
  const main = primary.find((one) => one.dealership_id === dealership_id) ?? primary[0];
  if (location === null || main === undefined || isPrivatelyHeld(vehicle)) return undefined;
  const { city } = location.address;
  if (city.trim() === '' || isSame(city, main.address.city)) return undefined;
  return { city, mainCity: main.address.city };
};
