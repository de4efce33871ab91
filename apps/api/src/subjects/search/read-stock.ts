import type { Vehicle } from '@forecourt/domain/vehicle';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
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

const rowsAfter = (db: Pick<Db, 'select'>, last: bigint, dealershipId: string | null, limit: number) =>
  db
    .select()
    .from(vehicles)
    .where(and(dealershipId === null ? undefined : eq(vehicles.dealership_id, dealershipId), gt(vehicles.id, last)))
    .orderBy(asc(vehicles.id))
    .limit(limit);

/**
 * All stock of the given dealerships (of all, when none are given), page by page: one dealership after the other, each in
 * the order of ids. So an index is walked, and the stock of others is not read; several at once have none in that order.
 */
export async function* readStock(
  db: Pick<Db, 'select'>,
  directory: SiteDirectory,
  dealershipIds?: readonly string[],
): AsyncGenerator<readonly Vehicle[]> {
  let page: (typeof vehicles.$inferSelect)[] = [];
  for (const owner of dealershipIds ?? [null]) {
    let last = 0n;
    for (let isMore = true; isMore; ) {
      const room = pageSize - page.length;
      const rows = await rowsAfter(db, last, owner, room);
      page.push(...rows);
      last = rows.at(-1)?.id ?? last;
      isMore = rows.length === room;
      if (page.length < pageSize) continue;
      yield asVehicles(page, directory);
      page = [];
    }
  }
  if (page.length > 0) yield asVehicles(page, directory);
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
