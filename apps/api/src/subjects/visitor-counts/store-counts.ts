import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../ground/database/database';
import { vehicleCounts } from '../../ground/database/schema';
import type { Counted } from './visitor-counts';

/**
 * One statement. Only what is true is added: a vehicle of that dealership, on a site that shows the dealership's stock;
 * the rest, such as a vehicle that is gone or ids that somebody made up, is left out. Rows are taken in one order, so
 * that several instances never wait for each other in a circle.
 */
const addCounts = `
  insert into vehicle_counts (website_id, vehicle_id, views, phone_reveals)
  select counted.website_id, counted.vehicle_id, counted.views, counted.phone_reveals
  from unnest($1::text[], $2::text[], $3::bigint[], $4::int[], $5::int[])
    as counted (website_id, dealership_id, vehicle_id, views, phone_reveals)
  join vehicles on vehicles.id = counted.vehicle_id and vehicles.dealership_id = counted.dealership_id
  join dealerships on dealerships.id = vehicles.dealership_id
  join sites on sites.website_id = counted.website_id
    and sites.document -> 'stockFrom' @> jsonb_build_array(jsonb_build_object('dealership', dealerships.slug))
  order by counted.website_id, counted.vehicle_id
  on conflict (website_id, vehicle_id) do update
    set views = vehicle_counts.views + excluded.views,
        phone_reveals = vehicle_counts.phone_reveals + excluded.phone_reveals`;

/** Adds counts to those stored, all of them or none (VDP-07, SIDE-03). Throws what the database says. */
export const storeCounts = async ({ pool }: Pick<Database, 'pool'>, counted: readonly Counted[]): Promise<void> => {
  await pool.query(addCounts, [
    counted.map(({ websiteId }) => websiteId),
    counted.map(({ dealershipId }) => dealershipId),
    counted.map(({ vehicleId }) => vehicleId),
    counted.map(({ views }) => views),
    counted.map(({ phone_reveals }) => phone_reveals),
  ]);
};

/** How often a vehicle's page was seen on a site, as far as it is stored. */
export const storedViews = async (db: Db, websiteId: string, vehicleId: string): Promise<number> => {
  const [row] = await db
    .select({ views: vehicleCounts.views })
    .from(vehicleCounts)
    .where(and(eq(vehicleCounts.website_id, websiteId), eq(vehicleCounts.vehicle_id, BigInt(vehicleId))));
  return row?.views ?? 0;
};
