import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../ground/database/database';
import { dealerships, stockKeys } from '../../ground/database/schema';
import { StockError } from './stock-error';

/** The prefix of every key, so that a leaked key is recognised as one. */
const prefix = 'fcs_';

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const dealershipId = async (db: Db, slug: string): Promise<string> => {
  const [found] = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(and(eq(dealerships.slug, slug), isNull(dealerships.removed_at)));
  if (found !== undefined) return found.id;
  throw new StockError('dealership-unknown', `There is no dealership "${slug}".`, 'Check its slug.');
};

/** Makes a key with which stock of the dealership may be uploaded. It is answered once; only its digest is kept. */
export const createStockKey = async (db: Db, dealership: string, label: string) => {
  const dealership_id = await dealershipId(db, dealership);
  const key = `${prefix}${randomBytes(32).toString('base64url')}`;
  const id = uuidv7();
  await db.insert(stockKeys).values({ id, dealership_id, label, digest: digestOf(key) });
  return { id, dealership, label, key };
};

/** The keys of a dealership, without what would let anybody use them. */
export const listStockKeys = async (db: Db, dealership: string) => {
  const rows = await db
    .select({
      id: stockKeys.id,
      label: stockKeys.label,
      created_at: stockKeys.created_at,
      last_used_at: stockKeys.last_used_at,
      revoked_at: stockKeys.revoked_at,
    })
    .from(stockKeys)
    .where(eq(stockKeys.dealership_id, await dealershipId(db, dealership)))
    .orderBy(asc(stockKeys.created_at));
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }));
};

/** Ends a key at once. Answers whether there was one to end. */
export const revokeStockKey = async (db: Db, dealership: string, id: string): Promise<boolean> => {
  const ended = await db
    .update(stockKeys)
    .set({ revoked_at: sql`now()` })
    .where(
      and(
        eq(stockKeys.id, id),
        eq(stockKeys.dealership_id, await dealershipId(db, dealership)),
        isNull(stockKeys.revoked_at),
      ),
    )
    .returning({ id: stockKeys.id });
  return ended.length > 0;
};

/**
 * Whether a key may upload stock of the dealership; records its use. Keys are random and found by digest, so response
 * times reveal nothing about them.
 */
export const isStockKey = async (db: Db, dealership: string, key: string): Promise<boolean> => {
  const used = await db
    .update(stockKeys)
    .set({ last_used_at: sql`now()` })
    .from(dealerships)
    .where(
      and(
        eq(stockKeys.digest, digestOf(key)),
        isNull(stockKeys.revoked_at),
        eq(dealerships.id, stockKeys.dealership_id),
        eq(dealerships.slug, dealership),
      ),
    )
    .returning({ id: stockKeys.id });
  return used.length > 0;
};
