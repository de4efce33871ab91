import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { ListedFacts } from '../database/listed-facts';
import type { ChangeKind } from '../database/schema';

/**
 * A follower's position in the spine (change log): the id of a committed transaction. All changes of that transaction
 * and of those before it have been read. This is the `seq` of the HTTP contract.
 */
export type Position = number;

/** A change as a follower reads it. */
export interface RecordedChange {
  readonly position: Position;
  readonly kind: ChangeKind;
  readonly dealershipId: string | null;
  readonly vehicleId: bigint | null;
  readonly websiteId: string | null;
  readonly slugs: readonly string[];
  /** The vehicle before and after the change, null where it was not or is not there; empty where that is not known. */
  readonly facts: readonly (ListedFacts | null)[];
}

export interface ChangeBatch {
  /** Where to read on: the last transaction of the batch, or the place given when there was nothing. */
  readonly position: Position;
  readonly changes: readonly RecordedChange[];
}

interface ChangeRow extends Record<string, unknown> {
  readonly xid: string;
  readonly kind: ChangeKind;
  readonly dealership_id: string | null;
  readonly vehicle_id: string | null;
  readonly website_id: string | null;
  readonly slugs: string[];
  readonly facts: (ListedFacts | null)[];
}

const xid = (position: Position) => sql`${String(position)}::xid8`;

/**
 * Reads the next changes after a place, whole transactions only and at least one, about `limit` rows.
 *
 * Why by transaction id and not by seq: a transaction may take seq 4, another take 5 and commit first; a reader that
 * went on from 5 would never see 4. Below the oldest running transaction (`pg_snapshot_xmin`) everything is decided,
 * and a later transaction has a higher id, so nothing can appear behind a place once read. A place is always the id
 * of a committed transaction: after a crash of PostgreSQL, ids that never reached the log may be given out again.
 *
 * Both sides walk the index (xid, seq) from the place on: a batch costs what it holds, however much comes after it.
 * @param upTo reads no further than this place, for those who may not overtake the index
 */
export const readChanges = async (
  db: Pick<Db, 'execute'>,
  after: Position,
  { limit = 1_000, upTo }: { readonly limit?: number; readonly upTo?: Position } = {},
): Promise<ChangeBatch> => {
  const bound = upTo === undefined ? sql`` : sql`and xid <= ${xid(upTo)}`;
  const answer = await db.execute<ChangeRow>(sql`
    with last as (
      select max(xid) as xid from (
        select xid from changes
        where xid > ${xid(after)} and xid < pg_snapshot_xmin(pg_current_snapshot()) ${bound}
        order by xid, seq limit ${limit}) as next
    )
    select xid::text, kind, dealership_id, vehicle_id::text, website_id, slugs, facts
    from changes where xid > ${xid(after)} and xid <= (select xid from last) order by changes.xid, seq`);
  const changes = answer.rows.map((row) => ({
    position: Number(row.xid),
    kind: row.kind,
    dealershipId: row.dealership_id,
    vehicleId: row.vehicle_id === null ? null : BigInt(row.vehicle_id),
    websiteId: row.website_id,
    slugs: row.slugs,
    facts: row.facts,
  }));
  return { position: changes.at(-1)?.position ?? after, changes };
};

/** The last decided place: whoever reads the whole database now, after asking, has seen everything up to it. */
export const currentPosition = async (db: Db): Promise<Position> => {
  const answer = await db.execute<{ xid: string | null }>(
    sql`select max(xid)::text as xid from changes where xid < pg_snapshot_xmin(pg_current_snapshot())`,
  );
  return Number(answer.rows[0]?.xid ?? 0);
};

/**
 * Whether a follower cannot resume from a position: it is older than the kept changes, or from a database that was
 * further ahead than this one (restored from a backup). The follower must then start afresh.
 */
export const isPlaceLost = async (db: Db, after: Position): Promise<boolean> => {
  const answer = await db.execute<{ lost: boolean }>(sql`
    select ${xid(after)} >= pg_snapshot_xmax(pg_current_snapshot())
      or ${xid(after)} < coalesce((select min(xid) from changes), '0'::xid8) as lost`);
  return answer.rows[0]?.lost ?? true;
};

/**
 * Removes changes older than `before`. The newest of them stays: it is the position of a follower that has seen
 * everything, which distinguishes that follower from one that has missed something.
 */
export const pruneChanges = async (db: Db, before: Date): Promise<number> => {
  const answer = await db.execute(
    sql`delete from changes where xid < (select max(xid) from changes where at < ${before.toISOString()}::timestamptz)`,
  );
  return answer.rowCount ?? 0;
};
