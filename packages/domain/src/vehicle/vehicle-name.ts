import { slugify } from '../slug/slug';
import type { Vehicle } from './vehicle';

/** Heading of a vehicle: year, make and model (SIDE-01). */
export const vehicleName = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  [vehicle.year, vehicle.make, vehicle.model].join(' ');

/** Subheading of a vehicle: badge and series, or empty (SIDE-01). */
export const vehicleSubtitle = (vehicle: Pick<Vehicle, 'badge' | 'series'>): string =>
  [vehicle.badge, vehicle.series].filter(Boolean).join(' ');

/** Slugs that name a page under /cars/ and so can never be a vehicle's (ROUTE-11). */
export const reservedVehicleSlugs: readonly string[] = ['trade-in'];

/** The longest badge that a slug carries; feeds put whole advertisements into badges. */
const longestBadge = 60;

/** What a slug is made of. */
export type VehicleIdentity = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>;

/**
 * What a vehicle's address says: year, make, model, badge and stock number. Another vehicle may say the same, of another
 * dealership or with its words cut elsewhere; `giveAddresses` tells them apart. Never empty and never a reserved
 * word (ROUTE-11): the year always leads.
 */
export const vehicleSlug = ({ year, make, model, badge, stocknum }: VehicleIdentity): string => {
  const shortBadge = slugify(badge ?? '')
    .slice(0, longestBadge)
    .replace(/-$/, '');
  return [String(year), slugify(make), slugify(model), shortBadge, slugify(stocknum)].filter(Boolean).join('-');
};

/** Path of a vehicle's page. */
export const vehiclePath = (vehicle: Pick<Vehicle, 'slug'>): string => `/cars/${vehicle.slug}`;

/** The slug of the vehicle whose page stands at a path; null where it is none's. */
export const vehicleSlugOf = (path: string): string | null => /^\/cars\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
