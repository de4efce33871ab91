import { createHmac } from 'node:crypto';
import { and, like, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { requestCounts } from '../database/schema';
import type { OwnKey } from '../sealing/own-key';

/** Digests of those who are counted are made by this key. */
export const limitsKey: OwnKey = { name: 'lead-limits' };

/** Milliseconds of the windows that most limits are counted in. */
export const tenMinutes = 10 * 60 * 1000;
export const oneDay = 24 * 60 * 60 * 1000;

/** Something that is limited over all instances. Each is listed by the module of its subject, which has it cleared away. */
export interface Limit {
  /** Begins the key of its rows: no other limit may have it. */
  readonly name: string;
  /** Milliseconds of the windows in which it is counted. */
  readonly windowMs: number;
}

/** One thing counted against a limit. */
export interface Counted {
  readonly limit: Limit;
  /** Whom it counts for. Kept as a keyed digest, until the window after it is over. */
  readonly subject: string;
  /** How many are taken in one window. */
  readonly most: number;
  /** As how many this one counts, one by default; with 0 it is only asked whether more are taken. */
  readonly weight?: number;
  readonly now: Date;
  /** Known to our own programs only: without it digests of addresses could be guessed. */
  readonly secret: string;
}

/** The row of a count, and seconds until its window is over. */
const windowOf = ({ limit, subject, now, secret }: Counted) => {
  const { windowMs: length } = limit;
  const began = new Date(Math.floor(now.getTime() / length) * length);
  const digest = createHmac('sha256', secret).update(subject).digest('base64url');
  return {
    key: `${limit.name}:${digest}`,
    began: began.toISOString(),
    left: Math.max(1, Math.ceil((began.getTime() + length - now.getTime()) / 1000)),
  };
};

/**
 * Counts one by itself. The commit does not wait for the disk: all requests of a site count in one row, one after
 * another, and a count that a crash forgets does no harm.
 * @returns seconds until more are taken; null when this one is
 */
export const limitedFor = async (db: Db, counted: Counted): Promise<number | null> => {
  const { key, began, left } = windowOf(counted);
  const { weight = 1 } = counted;
  const answer = await db.execute<{ count: number }>(sql`
    insert into request_counts as counted (key, began_at, count)
    select ${key}, ${began}::timestamptz, ${weight}::int from set_config('synchronous_commit', 'off', true)
    on conflict (key, began_at) do update set count = counted.count + excluded.count
    returning count`);
  return (answer.rows[0]?.count ?? 1) > counted.most ? left : null;
};

/**
 * Counts one as part of a transaction, whose commit stays as durable as it is: what is rolled back was not counted.
 * @returns whether it is within its limit
 */
export const isWithinLimit = async (tx: Tx, counted: Counted): Promise<boolean> => {
  const { key, began } = windowOf(counted);
  const answer = await tx.execute<{ count: number }>(sql`
    insert into request_counts as counted (key, began_at, count)
    values (${key}, ${began}::timestamptz, 1)
    on conflict (key, began_at) do update set count = counted.count + 1
    returning count`);
  return (answer.rows[0]?.count ?? 1) <= counted.most;
};

/**
 * The same of several at once, in one statement.
 * @returns whether each is within its limit
 */
export const areWithinLimits = async (tx: Tx, counted: readonly Counted[]): Promise<boolean> => {
  // In one order, so that two who count the same never wait for each other.
  const windows = counted
    .map((one) => ({ ...windowOf(one), most: one.most }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rows = windows.map(({ key, began }) => sql`(${key}, ${began}::timestamptz, 1)`);
  const answer = await tx.execute<{ key: string; count: number }>(sql`
    insert into request_counts as counted (key, began_at, count)
    values ${sql.join(rows, sql`, `)}
    on conflict (key, began_at) do update set count = counted.count + 1
    returning key, count`);
  return answer.rows.every(({ key, count }) => count <= (windows.find((one) => one.key === key)?.most ?? 0));
};

/** Forgets windows that are over. */
export const forgetWindows = async (db: Db, limits: readonly Limit[], now: Date): Promise<void> => {
  for (const { name, windowMs } of limits) {
    const before = new Date(now.getTime() - 2 * windowMs);
    await db.delete(requestCounts).where(and(like(requestCounts.key, `${name}:%`), lt(requestCounts.began_at, before)));
  }
};
