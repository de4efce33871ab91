import { inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { orders } from '../../ground/database/schema';

/** Ids of the orders of shoppers. */
export const orderIdsOf = async (db: Pick<Db, 'select'>, shopperIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.shopper_id, [...shopperIds]));
  return rows.map(({ id }) => id);
};
