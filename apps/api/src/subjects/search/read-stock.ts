import type { Vehicle } from '@forecourt/domain/vehicle';
import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { vehicles } from '../../ground/database/schema';
import type { SiteDirectory } from '../sites';
import { vehicleFromRow } from '../vehicles';

const pageSize = 500;

const asVehicles = (rows: (typeof vehicles.$inferSelect)[], directory: SiteDirectory): Vehicle[] =>
  rows.flatMap((row) => {
    const dealership = directory.dealerships.get(row.dealership_id);
    return dealership === undefined ? [] : [vehicleFromRow(row, dealership.slug)];
  });

/** All stock of the given dealerships (of all, when none are given), page by page in the order of ids. */
export async function* readStock(
  db: Db,
  directory: SiteDirectory,
  dealershipIds?: readonly string[],
): AsyncGenerator<readonly Vehicle[]> {
  const owned = dealershipIds === undefined ? undefined : inArray(vehicles.dealership_id, [...dealershipIds]);
  let last = 0n;
  for (;;) {
    const rows = await db
      .select()
      .from(vehicles)
      .where(and(gt(vehicles.id, last), owned))
      .orderBy(asc(vehicles.id))
      .limit(pageSize);
    if (rows.length > 0) yield asVehicles(rows, directory);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The vehicles of these ids that exist. */
export const readVehicles = async (db: Db, directory: SiteDirectory, ids: readonly bigint[]): Promise<Vehicle[]> => {
  if (ids.length === 0) return [];
  return asVehicles(
    await db
      .select()
      .from(vehicles)
      .where(inArray(vehicles.id, [...ids])),
    directory,
  );
};
