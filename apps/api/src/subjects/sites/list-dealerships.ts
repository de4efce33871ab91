import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, vehicles } from '../../ground/database/schema';
import { newestVersions } from '../documents';
import { lastChange } from './last-change';
import { readSiteDirectory } from './site-directory';

/** Every live dealership as an operator looks at it: what it is called, what it has, where it is shown. */
export const listDealerships = async (db: Pick<Db, 'select' | 'selectDistinctOn'>) => {
  const [directory, newest] = [await readSiteDirectory(db), await newestVersions(db, 'dealership')];
  const onSale = await db
    .select({ id: vehicles.dealership_id, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(isNull(vehicles.sold_at))
    .groupBy(vehicles.dealership_id);
  const stock = new Map(onSale.map(({ id, count }) => [id, count]));
  // By the rows: one whose document this version cannot read is listed, too.
  const rows = await db
    .select({
      id: dealerships.id,
      slug: dealerships.slug,
      name: dealerships.name,
      revision: dealerships.revision,
    })
    .from(dealerships)
    .where(isNull(dealerships.removed_at))
    .orderBy(dealerships.slug);
  return rows.map((row) => {
    const document = directory.dealerships.get(row.id);
    return {
      ...row,
      is_readable: document !== undefined,
      locations: (document?.locations ?? []).map(({ id }) => id),
      lead_destinations: (document?.lead_destinations ?? []).map(({ kind }) => kind),
      sites: directory.byDealership.get(row.id) ?? [],
      vehicles_on_sale: stock.get(row.id) ?? 0,
      ...lastChange(newest, row.id),
    };
  });
};
