import { sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/database';
import { publishedPosition } from '../../ground/spine/follower-registry';
import { currentPosition, type Position } from '../../ground/spine/read-changes';
import { type EventFigures, readEventFigures } from '../../subjects/events';
import { deliveryTemplates } from '../../subjects/leads';

/** Jobs of one queue. */
export interface QueueFigures {
  readonly queue: string;
  /** Due and not taken, not due yet, being worked on, given up. */
  readonly due: number;
  readonly later: number;
  readonly active: number;
  readonly failed: number;
  /** Seconds since the job that is due longest became due; no worker has taken it yet. */
  readonly overdueSeconds: number;
}

/**
 * Figures of the whole platform from the database, the same in whichever process reads them. Ages are in seconds, 0
 * where nothing waits.
 */
export interface DatabaseFigures {
  readonly deliveries: {
    /** Leads that are still to be delivered. */
    readonly waiting: number;
    /** Leads given up: dead letters, for an operator to replay. A receipt to a mistyped address is none. */
    readonly dead: number;
    /** Since the oldest that waits was made. */
    readonly oldestSeconds: number;
    /** Since the delivery that is due longest became due: it grows when no worker works. */
    readonly overdueSeconds: number;
    /** Destinations that are left alone for a while since they kept failing. */
    readonly pausedDestinations: number;
  };
  /** Leads that are kept until somebody has looked at them (LEAD-04), and since when the oldest has been. */
  readonly held: { readonly leads: number; readonly oldestSeconds: number };
  /** Accounts of shoppers on all sites, and sessions in which somebody is signed in. */
  readonly accounts: { readonly shoppers: number; readonly sessions: number };
  /** Vehicles that are held for buyers; sold to others while they were; refunds that have not left us in their time. */
  readonly orders: {
    readonly paying: number;
    readonly held: number;
    readonly soldWhileHeld: number;
    readonly refundsOverdue: number;
  };
  /** What receivers of events were told of, and what not yet. */
  readonly events: EventFigures;
  readonly queues: readonly QueueFigures[];
  readonly spine: {
    /** The last change that followers may read. */
    readonly position: Position;
    readonly newestSeconds: number;
    /** What every living search index has applied; null while there is none. */
    readonly published: Position | null;
    /** Since the oldest change was made that not every index has applied. */
    readonly lagSeconds: number;
    /** Since the instant up to which the passing of time was written onto the spine. */
    readonly clockSeconds: number;
  };
}

const ago = (instant: ReturnType<typeof sql>, now: ReturnType<typeof sql>) =>
  sql`greatest(0, coalesce(extract(epoch from ${now} - ${instant}), 0))::float8`;

const readDeliveries = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures['deliveries']> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const answer = await db.execute<Record<keyof DatabaseFigures['deliveries'], number>>(sql`
    select
      count(*) filter (where status = 'pending' and template in ${[...deliveryTemplates]})::int as waiting,
      count(*) filter (where status = 'failed' and template in ${[...deliveryTemplates]})::int as dead,
      ${ago(sql`min(created_at) filter (where status = 'pending' and template in ${[...deliveryTemplates]})`, at)} as "oldestSeconds",
      ${ago(sql`min(coalesce(next_attempt_at, created_at)) filter (where status = 'pending')`, at)} as "overdueSeconds",
      (select count(*)::int from delivery_circuits where paused_until > ${at}) as "pausedDestinations"
    from messages where status in ('pending', 'failed')`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no deliveries.');
  return row;
};

const readHeld = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures['held']> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const answer = await db.execute<Record<keyof DatabaseFigures['held'], number>>(sql`
    select count(distinct subject_id)::int as leads, ${ago(sql`min(created_at)`, at)} as "oldestSeconds"
    from messages where status = 'held' and template in ${[...deliveryTemplates]}`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no leads that are kept.');
  return row;
};

const readAccounts = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures['accounts']> => {
  const answer = await db.execute<Record<keyof DatabaseFigures['accounts'], number>>(sql`
    select
      (select count(*)::int from shoppers) as shoppers,
      (select count(*)::int from shopper_sessions where expires_at > ${now.toISOString()}::timestamptz) as sessions`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no accounts.');
  return row;
};

const readOrders = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures['orders']> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const answer = await db.execute<Record<keyof DatabaseFigures['orders'], number>>(sql`
    select
      count(*) filter (where state = 'paying')::int as paying,
      count(*) filter (where state = 'held')::int as held,
      (select count(*)::int from orders where state = 'refunded' and ending = 'sold') as "soldWhileHeld",
      (select count(*)::int from orders where refund_due_at < ${at}) as "refundsOverdue"
    from orders where state in ('paying', 'held')`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no orders.');
  return row;
};

const readQueues = async ({ db }: Pick<Database, 'db'>): Promise<readonly QueueFigures[]> => {
  const answer = await db.execute<QueueFigures & Record<string, unknown>>(sql`
    select
      name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as due,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      ${ago(sql`min(start_after) filter (where state < 'active')`, sql`now()`)} as "overdueSeconds"
    from pgboss.job where state < 'completed' or state = 'failed' group by name order by name`);
  return answer.rows;
};

/** Seconds since the oldest change behind a place was made; 0 when there is none. */
export const lagBehind = async ({ db }: Pick<Database, 'db'>, place: Position): Promise<number> => {
  const answer = await db.execute<{ seconds: number }>(
    sql`select ${ago(sql`min(at)`, sql`now()`)} as seconds from changes where xid > ${String(place)}::xid8`,
  );
  return answer.rows[0]?.seconds ?? 0;
};

const readSpine = async (database: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures['spine']> => {
  const { db } = database;
  const at = sql`${now.toISOString()}::timestamptz`;
  const ages = await db.execute<{ newest: number; clock: number }>(sql`
    select ${ago(sql`(select max(at) from changes)`, sql`now()`)} as newest,
      ${ago(sql`(select min(at) from clock_marks)`, at)} as clock`);
  const published = await publishedPosition(db);
  return {
    position: await currentPosition(db),
    newestSeconds: ages.rows[0]?.newest ?? 0,
    published,
    lagSeconds: published === null ? 0 : await lagBehind(database, published),
    clockSeconds: ages.rows[0]?.clock ?? 0,
  };
};

/**
 * Reads what the tables of deliveries, the queue and the spine tell: counts and ages, nothing of any person or dealer.
 * The only place of the metrics that knows these tables.
 */
export const readDatabaseFigures = async (database: Pick<Database, 'db'>, now: Date): Promise<DatabaseFigures> => ({
  deliveries: await readDeliveries(database, now),
  held: await readHeld(database, now),
  accounts: await readAccounts(database, now),
  orders: await readOrders(database, now),
  events: await readEventFigures(database, now),
  queues: await readQueues(database),
  spine: await readSpine(database, now),
});
