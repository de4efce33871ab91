import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { requestCounts } from '../database/schema';

/** Length of the windows in which enquiries are counted, in milliseconds. */
const windowMs = 10 * 60 * 1000;

const countOne = async (db: Db, key: string, began_at: Date): Promise<number> => {
  const [row] = await db
    .insert(requestCounts)
    .values({ key, began_at, count: 1 })
    .onConflictDoUpdate({
      target: [requestCounts.key, requestCounts.began_at],
      set: { count: sql`${requestCounts.count} + 1` },
    })
    .returning({ count: requestCounts.count });
  return row?.count ?? 1;
};

/**
 * Counts an enquiry against the limits of its address and its site, over all instances (LEAD-04). An address is kept as
 * a keyed digest, and only until its window is over.
 * @returns seconds until more are taken; null when this one is
 */
export const leadsLimitedFor = async (
  {
    db,
    now,
    limits,
    secret,
  }: {
    readonly db: Db;
    readonly now: Date;
    readonly limits: { readonly perAddress: number; readonly perSite: number };
    readonly secret: string;
  },
  { websiteId, address }: { readonly websiteId: string; readonly address: string | null },
): Promise<number | null> => {
  const began = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const wait = Math.max(1, Math.ceil((began.getTime() + windowMs - now.getTime()) / 1000));
  if (address !== null) {
    const digest = createHmac('sha256', secret).update(`${websiteId} ${address}`).digest('base64url');
    // An address that is over its limit does not count against its site: one robot does not shut a dealer's door.
    if ((await countOne(db, `lead-address:${digest}`, began)) > limits.perAddress) return wait;
  }
  return (await countOne(db, `lead-site:${websiteId}`, began)) > limits.perSite ? wait : null;
};

/** Forgets windows that are over. */
export const forgetCounts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(requestCounts).where(lt(requestCounts.began_at, new Date(now.getTime() - 2 * windowMs)));
};
