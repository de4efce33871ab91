import type { TestDrivePlace } from '@forecourt/api-contract';
import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { addressLine, type Location, locationPhone } from '@forecourt/domain/location';
import type { CarType } from '@forecourt/domain/vehicle';
import { locationOf } from '../sites';

/** A location where test drives begin, and its dealership. */
export interface DrivePlace {
  readonly location: Location;
  readonly dealership: Dealership;
}

/** Where a vehicle stands, as far as its places need it. */
export interface DrivenFrom {
  readonly dealership_id: string;
  readonly location_id: string | null;
}

const isOffered = (site: SiteDocument, { id, visible }: Location): boolean => {
  const own = site.locations.find((location) => location.id === id);
  return visible && own !== undefined && own.location_type === 'sales';
};

/**
 * The locations of sales where a site's test drives begin, in its order: of a vehicle where it stands, and those of its
 * dealership that show its stock too (LOC-06); where that is none that the site has, all of its dealership's.
 */
export const drivePlaces = (
  site: SiteDocument,
  dealerships: readonly Dealership[],
  vehicle: DrivenFrom | null,
): readonly DrivePlace[] => {
  const all = site.locations.flatMap(({ id, location_type }): readonly DrivePlace[] => {
    for (const dealership of dealerships) {
      const location = locationOf(dealership, id);
      if (location !== null && isOffered(site, location))
        return [{ location: { ...location, location_type }, dealership }];
    }
    return [];
  });
  if (vehicle === null) return all;
  const { dealership_id, location_id: home } = vehicle;
  const own = all.filter(({ dealership }) => dealership.id === dealership_id);
  if (!own.some(({ location }) => location.id === home)) return own;
  return own.filter(
    ({ location }) => location.id === home || (home !== null && location.distribution_locations.includes(home)),
  );
};

/** A way there by the map of whoever opens it. */
const directionsOf = ({ name, address }: Pick<Location, 'name' | 'address'>): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${name}, ${addressLine(address)}` })}`;

/** A place as pages and mails show it. */
export const placeView = (location: Location, carType: CarType | null): TestDrivePlace => ({
  id: location.id,
  name: location.name,
  address: addressLine(location.address),
  phone: locationPhone(location, carType),
  directions: directionsOf(location),
});
