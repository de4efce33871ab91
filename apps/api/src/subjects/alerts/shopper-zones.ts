import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { shoppers } from '../../ground/database/schema';

/** Shoppers asked for at a time: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 5_000;

/** By whose clock shoppers live, of those who have told. For the others that of their site's dealer counts. */
export const zonesOf = async (
  db: Pick<Db, 'select'>,
  shopperIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...shopperIds];
  const zones = new Map<string, string>();
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .select({ id: shoppers.id, timeZone: shoppers.time_zone })
      .from(shoppers)
      .where(and(inArray(shoppers.id, ids.slice(start, start + batch)), isNotNull(shoppers.time_zone)));
    for (const { id, timeZone } of rows) if (timeZone !== null) zones.set(id, timeZone);
  }
  return zones;
};
