import { eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { dealerships, eventReceivers, eventStreams, events } from '../../ground/database/schema';
import type { NewEvent } from './vehicle-events';

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 5_000;

/** A dealership whose events are counted for its receivers. */
export interface EventStream {
  /** Of the dealership. */
  readonly id: string;
  readonly slug: string;
  /** Its stock has been taken down as it was. */
  readonly isBegun: boolean;
}

/** Every dealership that has receivers, whether its document can be read now or not. */
export const eventStreamsOf = (db: Pick<Db, 'select'>): Promise<readonly EventStream[]> =>
  db
    .select({
      id: eventStreams.dealership_id,
      slug: dealerships.slug,
      isBegun: sql<boolean>`${eventStreams.begun_at} is not null`,
    })
    .from(eventStreams)
    .innerJoin(dealerships, eq(dealerships.id, eventStreams.dealership_id))
    .orderBy(eventStreams.dealership_id);

/**
 * Where numbers are given: the server, its timeline, the database and the table. All of a copy that was restored by
 * `pg_restore`, and the timeline of one that was brought forward to a point in time, differ from the original's. A folder
 * that was copied back is the same in all of them. Where the role may not ask for the server, the other two tell.
 */
const currentOrigin = async (db: Pick<Db, 'execute'>): Promise<string> => {
  const rights = await db.execute<{ may: boolean }>(sql`
    select has_function_privilege('pg_control_system()', 'execute')
      and has_function_privilege('pg_control_checkpoint()', 'execute') as may`);
  const server =
    rights.rows[0]?.may === true
      ? sql`(select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint())`
      : sql`'', ''`;
  const answer = await db.execute<{ origin: string }>(sql`
    select concat_ws(':', ${server}, (select oid from pg_database where datname = current_database()),
      'event_streams'::regclass::oid) as origin`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database did not say which one it is.');
  return row.origin;
};

/** Has a dealership's events counted, from 1, where they are not yet. */
export const openStream = async (tx: Tx, dealershipId: string): Promise<void> => {
  const origin = await currentOrigin(tx);
  await tx.insert(eventStreams).values({ dealership_id: dealershipId, origin }).onConflictDoNothing();
};

/** Receivers of these dealerships are to be told that they miss events. */
export const owesGap = async (tx: Pick<Tx, 'update'>, dealershipIds: readonly string[]): Promise<void> => {
  if (dealershipIds.length === 0) return;
  await tx
    .update(eventReceivers)
    .set({ is_gap: true })
    .where(inArray(eventReceivers.dealership_id, [...dealershipIds]));
};

const renewWhere = (db: Db, which: (origin: string) => SQL): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    const origin = await currentOrigin(tx);
    const renewed = await tx
      .update(eventStreams)
      .set({ stream: sql`gen_random_uuid()`, origin })
      .where(which(origin))
      .returning({ id: eventStreams.dealership_id });
    const ids = renewed.map(({ id }) => id);
    await owesGap(tx, ids);
    return ids;
  });

/**
 * Begins another stream for a dealership: numbers that receivers have may be given a second time, since the database is
 * older than what they were told, and nothing in it shows that.
 * @returns whether it has receivers
 */
export const renewStream = async (db: Db, dealershipId: string): Promise<boolean> =>
  (await renewWhere(db, () => eq(eventStreams.dealership_id, dealershipId))).length > 0;

/**
 * Begins another stream wherever numbers were given in another database than this: it was restored from a backup, and
 * receivers may have been told since of what it does not know.
 * @returns the dealerships
 */
export const renewRestoredStreams = async (db: Db): Promise<readonly string[]> => {
  const origin = await currentOrigin(db);
  const [restored] = await db
    .select({ id: eventStreams.dealership_id })
    .from(eventStreams)
    .where(ne(eventStreams.origin, origin))
    .limit(1);
  return restored === undefined ? [] : renewWhere(db, (now) => ne(eventStreams.origin, now));
};

/**
 * Holds a dealership's events to the end of the transaction: nobody else looks at its vehicles or gives numbers meanwhile,
 * even where two workers believe that it is their turn.
 * @returns the last number given; null where the dealership has no receivers any more
 */
export const holdStream = async (tx: Tx, dealershipId: string): Promise<number | null> => {
  const [row] = await tx
    .select({ last: eventStreams.last_sequence })
    .from(eventStreams)
    .where(eq(eventStreams.dealership_id, dealershipId))
    .for('update');
  return row?.last ?? null;
};

/** Gives events their numbers and stores them, in a transaction that holds the stream. @param last the number given last */
export const appendEvents = async (
  tx: Tx,
  { dealershipId, last, at }: { readonly dealershipId: string; readonly last: number; readonly at: Date },
  made: readonly NewEvent[],
): Promise<void> => {
  if (made.length === 0) return;
  const rows = made.map(({ event, ...body }, index) => ({
    ...{ dealership_id: dealershipId, sequence: last + 1 + index },
    ...{ event, body, at },
  }));
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(events).values(rows.slice(start, start + batch));
  await tx
    .update(eventStreams)
    .set({ last_sequence: last + made.length })
    .where(eq(eventStreams.dealership_id, dealershipId));
};
