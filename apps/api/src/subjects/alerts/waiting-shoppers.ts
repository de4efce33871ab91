import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { alertItems, shoppers } from '../../ground/database/schema';

/** Neither told nor dropped. In the words of the indexes of what is open. */
export const isOpen = and(isNull(alertItems.told_at), isNull(alertItems.dropped_at));

/** Somebody for whom something is due. */
export interface WaitingShopper {
  readonly id: string;
  /** Of their own; null where they keep that of the dealer. */
  readonly timeZone: string | null;
}

/**
 * The next shoppers of a site for whom something is due, in the order of their ids. Walks the index alert_items_open from
 * the last one on, so that each of a site is read once, however many wait elsewhere.
 * @param after the last shopper of the page before; null at first
 */
export const waitingShoppers = (
  db: Pick<Db, 'select' | 'selectDistinct'>,
  websiteId: string,
  { now, after, limit }: { readonly now: Date; readonly after: string | null; readonly limit: number },
): Promise<WaitingShopper[]> => {
  const waiting = db
    .selectDistinct({ id: alertItems.shopper_id })
    .from(alertItems)
    .where(
      and(
        eq(alertItems.website_id, websiteId),
        after === null ? undefined : gt(alertItems.shopper_id, after),
        lte(alertItems.due_at, now),
        isOpen,
      ),
    )
    .orderBy(alertItems.shopper_id)
    .limit(limit)
    .as('waiting');
  return db
    .select({ id: waiting.id, timeZone: shoppers.time_zone })
    .from(waiting)
    .innerJoin(shoppers, eq(shoppers.id, waiting.id))
    .orderBy(waiting.id);
};
