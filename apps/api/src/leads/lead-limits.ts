import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Db } from '../database/database';
import { idempotencyKeys, requestCounts } from '../database/schema';

/** Length of the windows in which enquiries are counted, in milliseconds. */
const windowMs = 10 * 60 * 1000;

/**
 * Counts one request. The commit does not wait for the disk: all requests of a site count in one row, one after
 * another, and a count that a crash forgets does no harm.
 */
const countOne = async (db: Db, key: string, began_at: Date): Promise<number> => {
  const answer = await db.execute<{ count: number }>(sql`
    insert into request_counts as counted (key, began_at, count)
    select ${key}, ${began_at.toISOString()}::timestamptz, 1 from set_config('synchronous_commit', 'off', true)
    on conflict (key, began_at) do update set count = counted.count + 1
    returning count`);
  return answer.rows[0]?.count ?? 1;
};

/** What stands for one visitor: an IPv4 address, or the /64 that an IPv6 visitor may take any address of. */
export const visitorOf = (address: string): string => {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':');
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
    const digest = createHmac('sha256', secret)
      .update(`${websiteId} ${visitorOf(address)}`)
      .digest('base64url');
    // An address that is over its limit does not count against its site: one robot does not shut a dealer's door.
    if ((await countOne(db, `lead-address:${digest}`, began)) > limits.perAddress) return wait;
  }
  return (await countOne(db, `lead-site:${websiteId}`, began)) > limits.perSite ? wait : null;
};

/** How long the key of a submission is known, in milliseconds: no browser sends one again after a month. */
const keyMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets windows that are over, and keys that nobody will send again. */
export const forgetSpent = async (db: Db, now: Date): Promise<void> => {
  await db.delete(requestCounts).where(lt(requestCounts.began_at, new Date(now.getTime() - 2 * windowMs)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - keyMs)));
};
