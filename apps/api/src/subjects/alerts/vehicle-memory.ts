import { and, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type AlertMemoryRow, alertMemory } from '../../ground/database/schema';

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 5_000;

/** Key of a vehicle on a site. */
export const placeKey = (websiteId: string, vehicleId: bigint | string): string => `${websiteId} ${vehicleId}`;

/** What is remembered of vehicles on these sites, by their {@link placeKey}. */
export const readMemory = async (
  db: Pick<Db, 'select'>,
  vehicleIds: readonly bigint[],
  websiteIds: readonly string[],
): Promise<ReadonlyMap<string, AlertMemoryRow>> => {
  if (vehicleIds.length === 0 || websiteIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(alertMemory)
    .where(and(inArray(alertMemory.vehicle_id, [...vehicleIds]), inArray(alertMemory.website_id, [...websiteIds])));
  return new Map(rows.map((row) => [placeKey(row.website_id, row.vehicle_id), row]));
};

const remembered = {
  price: sql`excluded.price`,
  asked: sql`excluded.asked`,
  price_at: sql`excluded.price_at`,
  settled_price: sql`excluded.settled_price`,
  settled_asked: sql`excluded.settled_asked`,
  on_sale: sql`excluded.on_sale`,
  offered: sql`excluded.offered`,
  seen_at: sql`excluded.seen_at`,
};

/**
 * Adds what is asked to what was remembered without it, at the same list price: before an upgrade, or before the site showed
 * offer prices.
 */
const rememberAsked = async (tx: Pick<Tx, 'execute'>, rows: readonly AlertMemoryRow[]): Promise<void> => {
  const asking = rows.filter(({ asked }) => asked !== null);
  if (asking.length === 0) return;
  const column = (name: 'website_id' | 'vehicle_id' | 'price' | 'asked') =>
    sql.param(asking.map((row) => String(row[name])));
  await tx.execute(sql`
    update alert_memory as known set asked = stock.asked, settled_asked = stock.asked
    from unnest(${column('website_id')}::text[], ${column('vehicle_id')}::bigint[], ${column('price')}::bigint[],
      ${column('asked')}::bigint[]) as stock (website_id, vehicle_id, price, asked)
    where known.website_id = stock.website_id and known.vehicle_id = stock.vehicle_id
      and known.price = stock.price and known.asked is null`);
};

/**
 * Remembers vehicles as they are now.
 * @param known what becomes of those that are remembered already; those that are kept learn what is asked, where that was
 *   not known
 */
export const remember = async (
  tx: Pick<Tx, 'insert' | 'execute'>,
  rows: readonly AlertMemoryRow[],
  known: 'replaced' | 'kept' = 'replaced',
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch);
    const inserted = tx.insert(alertMemory).values(part);
    if (known === 'kept') await rememberAsked(tx, part);
    await (known === 'kept'
      ? inserted.onConflictDoNothing()
      : inserted.onConflictDoUpdate({
          target: [alertMemory.website_id, alertMemory.vehicle_id],
          set: remembered,
          setWhere: or(
            sql`${alertMemory.price_at} <> excluded.price_at`,
            sql`${alertMemory.asked} is distinct from excluded.asked`,
            sql`${alertMemory.on_sale} <> excluded.on_sale`,
            sql`${alertMemory.offered} <> excluded.offered`,
          ),
        }));
  }
};
