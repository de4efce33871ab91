import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, vehicleSlugs, vehicles } from '../../ground/database/schema';
import { vehicleFromRow } from './vehicle-row';

/** A vehicle within a site's stock, and the dealership that owns it. */
export interface SiteVehicle {
  readonly vehicle: Vehicle;
  readonly dealership: Dealership;
}

/**
 * The vehicle of those found that the site shows. An address is one vehicle's; only former ones from before that was so
 * may have been several dealerships', and lead to the vehicle of the site's first source, always the same one.
 */
const firstShown = (site: SiteDocument, found: readonly SiteVehicle[]): SiteVehicle | null => {
  const order = site.stockFrom.map((source) => source.dealership);
  return (
    found
      .filter(({ vehicle }) => siteShows(site, vehicle))
      .sort((one, other) => order.indexOf(one.dealership.slug) - order.indexOf(other.dealership.slug))[0] ?? null
  );
};

const sourcesOf = (site: SiteDocument): string[] => site.stockFrom.map((source) => source.dealership);

const findShown = async (db: Pick<Db, 'select'>, site: SiteDocument, named: SQL): Promise<SiteVehicle | null> => {
  const rows = await db
    .select({ vehicle: getTableColumns(vehicles), dealership: dealerships.document })
    .from(vehicles)
    .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
    .where(and(named, inArray(dealerships.slug, sourcesOf(site))));
  return firstShown(
    site,
    rows.map(({ vehicle, dealership }) => ({ vehicle: vehicleFromRow(vehicle, dealership.slug), dealership })),
  );
};

/** The vehicle a slug names on a site. Null for hidden vehicles and those of other sites (SITE-08, ENTY-02). */
export const findSiteVehicle = (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  slug: string,
): Promise<SiteVehicle | null> => findShown(db, site, eq(vehicles.slug, slug));

/** The vehicle of an id, digits alone, on a site. Null as {@link findSiteVehicle}. */
export const findSiteVehicleById = (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  id: string,
): Promise<SiteVehicle | null> => findShown(db, site, eq(vehicles.id, BigInt(id)));

/** The vehicles of these ids, digits alone, that a site shows, by id; what it does not show is left out. */
export const findSiteVehicles = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Vehicle>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ vehicle: getTableColumns(vehicles), slug: dealerships.slug })
    .from(vehicles)
    .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
    .where(and(inArray(vehicles.id, ids.map(BigInt)), inArray(dealerships.slug, sourcesOf(site))));
  const found = rows.map(({ vehicle, slug }) => vehicleFromRow(vehicle, slug)).filter((one) => siteShows(site, one));
  return new Map(found.map((vehicle) => [vehicle.id, vehicle]));
};

/** The vehicle that had a slug before, on a site (STCK-04). */
export const findMovedVehicle = async (db: Db, site: SiteDocument, slug: string): Promise<SiteVehicle | null> => {
  const rows = await db
    .select({ vehicle: getTableColumns(vehicles), dealership: dealerships.document })
    .from(vehicleSlugs)
    .innerJoin(vehicles, eq(vehicles.id, vehicleSlugs.vehicle_id))
    .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
    .where(and(eq(vehicleSlugs.slug, slug), inArray(dealerships.slug, sourcesOf(site))));
  return firstShown(
    site,
    rows.map(({ vehicle, dealership }) => ({ vehicle: vehicleFromRow(vehicle, dealership.slug), dealership })),
  );
};
