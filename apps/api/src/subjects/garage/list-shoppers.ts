import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import {
  leads,
  ownCars,
  type ShopperRow,
  savedSearches,
  savedVehicles,
  shopperSessions,
  shoppers,
} from '../../ground/database/schema';

/** The shoppers of a site, or of all sites, who signed in last first. */
export const listShoppers = (db: Db, websiteId: string | null, most: number): Promise<readonly ShopperRow[]> =>
  db
    .select()
    .from(shoppers)
    .where(websiteId === null ? undefined : eq(shoppers.website_id, websiteId))
    .orderBy(desc(shoppers.signed_in_at), desc(shoppers.id))
    .limit(most);

/** A shopper by id, or by site and number in E.164; null for none. */
export const shopperBy = async (
  db: Db,
  named: { readonly id: string } | { readonly websiteId: string; readonly phone: string },
): Promise<ShopperRow | null> => {
  const [found] = await db
    .select()
    .from(shoppers)
    .where(
      'id' in named
        ? eq(shoppers.id, named.id)
        : and(eq(shoppers.website_id, named.websiteId), eq(shoppers.phone, named.phone)),
    );
  return found ?? null;
};

/** How much of each kind an account holds, by words that a person reads. */
export const holdingsOf = async (db: Db, { id }: Pick<ShopperRow, 'id'>): Promise<Readonly<Record<string, number>>> => {
  const ofShopper = [
    ['saved vehicles', savedVehicles, savedVehicles.shopper_id],
    ['saved searches', savedSearches, savedSearches.shopper_id],
    ['own vehicles', ownCars, ownCars.shopper_id],
    ['enquiries sent while signed in', leads, leads.shopper_id],
    ['browsers signed in', shopperSessions, shopperSessions.shopper_id],
  ] as const;
  const counted: [string, number][] = [];
  for (const [words, table, column] of ofShopper) {
    const [row] = await db.select({ count: count() }).from(table).where(sql`${column} = ${id}`);
    counted.push([words, row?.count ?? 0]);
  }
  return Object.fromEntries(counted);
};
