import { slugify } from '../slug/slug';
import type { Vehicle } from '../vehicle/vehicle';
import type { CarType } from '../vehicle/vocabulary';
import type { Location } from './location';

/** A location's address in a path: its name minus a trailing Sales, Service or Parts (ROUTE-06). */
export const locationSlug = (name: string): string => {
  const trimmed = name.trim().replace(/\s(sales|service|parts)$/i, '');
  return slugify(trimmed) || slugify(name);
};

/** Which locations a block shows (LOC-01): one of these words, or a location's id. */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | (string & {});

/** The visible locations a filter asks for, in their given order (LOC-01, ENTY-02). */
export const filterLocations = (locations: readonly Location[], filter: LocationFilter): readonly Location[] => {
  const visible = locations.filter((location) => location.visible);
  switch (filter) {
    case 'all':
      return visible;
    case 'primary':
      return visible.filter((location) => location.primary);
    case 'sales':
    case 'service':
    case 'parts':
      return visible.filter((location) => location.location_type === filter);
    case 'service-and-parts':
      return visible.filter((location) => location.location_type === 'service' || location.location_type === 'parts');
    default:
      return visible.filter((location) => location.id === filter);
  }
};

/** The number to call about a vehicle: the one for its car type, else the location's, else its landline (SIDE-02). */
export const locationPhone = (
  location: Pick<Location, 'phone' | 'phone_by_car_type' | 'contact_detail'>,
  carType: CarType | null,
): string | null => {
  const byType = carType === null ? undefined : location.phone_by_car_type[carType];
  const candidates = [byType, location.phone, location.contact_detail.phone, location.contact_detail.landline_phone];
  return candidates.find((phone) => phone !== undefined && phone !== null && phone.trim() !== '') ?? null;
};

/** A phone number with all but its first digits hidden, until a shopper asks (SIDE-03): `(02) 9555 ••••`. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - 4 ? '•' : digit;
  });
};

/** An address in one line: `12 Quay Street, Sydney NSW 2000`. */
export const addressLine = ({ street, city, state, postcode }: Location['address']): string =>
  [street, `${city} ${state} ${postcode}`].filter((part) => part.trim() !== '').join(', ');

/**
 * Whether a vehicle is among the stock shown at a location: the location's own, and that of the locations it
 * distributes for (LOC-06).
 */
export const isStockedAt = (
  vehicle: Pick<Vehicle, 'location_id'>,
  location: Pick<Location, 'id' | 'distribution_locations'>,
): boolean =>
  vehicle.location_id !== null && [location.id, ...location.distribution_locations].includes(vehicle.location_id);

/** Whether a car stands with its owner and not at the dealer's: it has a private suburb or postcode (LOC-06). */
export const isPrivatelyHeld = (vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode'>): boolean =>
  Boolean(vehicle.private_suburb || vehicle.private_postcode);

/**
 * Where a vehicle stands, in one line: for a privately held car its suburb and postcode as far as they are known, and
 * never the dealer's address; else the address of its location. Null when neither is known (LOC-06).
 */
export const vehicleAddressLine = (
  vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode' | 'state'>,
  location: Pick<Location, 'address'> | null,
): string | null => {
  if (!isPrivatelyHeld(vehicle)) return location === null ? null : addressLine(location.address);
  return [vehicle.private_suburb, vehicle.state, vehicle.private_postcode].filter(Boolean).join(' ');
};
