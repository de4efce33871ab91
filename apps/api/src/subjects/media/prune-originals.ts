import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { listedFactsSql } from '../../ground/database/listed-facts';
import { documentsLock } from '../sites';
import type { Originals } from './originals/originals';
import { markRemoved, removeMarkedOriginals } from './remove-marked-originals';
import { vehicleMoment, vehiclePictures, vehicleWrittenSince } from './vehicle-pictures';

/** Vehicles, and originals, that are taken in one transaction. */
const batch = 200;
const dayMs = 24 * 60 * 60_000;

interface PruneDeps {
  readonly db: Db;
  readonly originals: Originals;
  /** Where copies in other sizes lie. */
  readonly dataDir: string;
  readonly now: Date;
  /** Days that pictures are kept after a vehicle was sold, and after they came or were last kept. */
  readonly days: number;
  /** Ends it between two steps; the next run goes on. */
  readonly signal?: AbortSignal;
}

/** What goes, or would go. */
export interface PlannedPrune {
  /** Vehicles that were sold long ago, and lose their pictures. */
  readonly vehicles: number;
  readonly originals: number;
  /** Of the originals. */
  readonly bytes: number;
}

/** Why a run ended before its end: an import may name what would go, its time is over, or the storage removes nothing. */
export type PruneStop = 'importing' | 'time' | 'storage';

/** What went. */
export interface Pruned extends PlannedPrune {
  /** Originals whose rows are gone, and whose bytes the next run removes. */
  readonly left: number;
  /** Null where everything was done. */
  readonly stopped: PruneStop | null;
  /** What the storage said. */
  readonly fault?: unknown;
}

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;
const cutoffOf = ({ now, days }: PruneDeps): string => new Date(now.getTime() - days * dayMs).toISOString();

const isLongSold = (cutoff: string) => sql`(v.sold and v.sold_at < ${cutoff}::timestamptz)`;
const hasPictures = sql.raw(
  `(v.photos_count > 0 or v.images <> '[]' or v.spin_images <> '[]' or v.spin_interior_image is not null or v.feed_pictures is not null or v.feed_spin is not null)`,
);

/** When somebody may first have named a picture that nobody named when it was looked for. */
interface Since {
  /** Of the spine, for vehicles. */
  readonly moment: string;
  /** Of the database's clock, for documents. */
  readonly time: string;
}

/** Documents are written by the time at which their transaction began, so those of a while before are looked at, too. */
const slack = sql.raw("interval '15 minutes'");

/** What documents, content and reviews say; earlier versions that may be restored count, too. `time` leaves out older ones. */
const documentTexts = (time: string | null) => {
  const written = (column: string) =>
    time === null ? sql`true` : sql`${sql.raw(column)} >= ${time}::timestamptz - ${slack}`;
  return sql`
    select concat_ws(' ', head, blocks) as text from content where ${written('at')}
    union all select document::text from sites where ${written('updated_at')}
    union all select document::text from dealerships where ${written('updated_at')}
    union all select document::text from offer_lists where ${written('updated_at')}
    union all select document::text from document_versions where ${written('at')}
    union all select image from reviews where image is not null`;
};
const keptByName = sql`select hash from content_media union all select hash from map_pictures where hash is not null`;
const digestsIn = (texts: ReturnType<typeof sql>) =>
  sql`select distinct found[1] as hash from (${texts}) as texts, regexp_matches(texts.text, '[0-9a-f]{64}', 'g') as found`;

/** When it came, or was last kept again. */
const keptSince = sql.raw('coalesce(m.kept_at, m.created_at)');
/** It came long ago, and no feed has named it by an address since. */
const isOld = (cutoff: string) => sql`(${keptSince} < ${cutoff}::timestamptz and not exists (
  select from remote_pictures r where r.hash = m.hash and r.created_at >= ${cutoff}::timestamptz))`;

/** Originals that came long ago and that nobody names but vehicles that were sold long ago. */
const unnamed = async (db: Pick<Db, 'execute'>, cutoff: string) => {
  const answer = await db.execute<{ hash: string; bytes: number }>(sql`
    with named as (${digestsIn(sql`
      select ${vehiclePictures} as text from vehicles v where not ${isLongSold(cutoff)}
      union all ${documentTexts(null)}`)} union all ${keptByName})
    select m.hash, m.bytes from media m
    where ${isOld(cutoff)} and not exists (select from named where named.hash = m.hash)
    order by m.hash`);
  return answer.rows;
};

/** Takes their pictures from vehicles that were sold long ago. A feed that offers one again brings its pictures again. */
const emptyVehicles = async ({ db, signal }: PruneDeps, cutoff: string): Promise<number> => {
  const facts = sql.raw(listedFactsSql('v'));
  let count = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      with due as (
        select v.id from vehicles v where ${isLongSold(cutoff)} and ${hasPictures}
        order by v.id limit ${batch} for update skip locked),
      emptied as (
        update vehicles v set images = '[]', thumbnails = '[]', photos_count = 0, primary_image_url = null,
          spin_images = '[]', spin_interior_image = null, feed_pictures = null, feed_spin = null,
          feed_spin_interior = null, updated_at = now()
        from due where v.id = due.id
        returning v.id, v.dealership_id, v.slug, ${facts} as facts)
      insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
      select 'vehicle', dealership_id, id, jsonb_build_array(slug), jsonb_build_array(facts, facts) from emptied`);
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < batch || isOver(signal)) return count;
  }
};

/**
 * Those of the originals that somebody has come to name since they were looked for. Documents wait while it is asked, so
 * only what was written since is read.
 */
const namedSince = async (tx: Tx, hashes: readonly string[], { moment, time }: Since): Promise<ReadonlySet<string>> => {
  const found = sql`hash in ${[...hashes]}`;
  const answer = await tx.execute<{ hash: string }>(sql`
    select hash from (${digestsIn(sql`
      select ${vehiclePictures} as text from vehicles v
      where ${vehicleWrittenSince(moment)} and not (v.sold and v.photos_count = 0)
      union all ${documentTexts(time)}`)}) as named
    where ${found}
    union select hash from content_media where ${found} union select hash from map_pictures where ${found}`);
  return new Set(answer.rows.map(({ hash }) => hash));
};

/** An import takes pictures before it writes the vehicles that name them. */
const isImporting = async (db: Pick<Db, 'execute'>): Promise<boolean> => {
  const answer = await db.execute<{ is: boolean }>(
    sql`select exists (select from stock_runs where status = 'running') as is`,
  );
  return answer.rows[0]?.is === true;
};

/**
 * Takes the rows of originals that still are what was found, and marks their bytes to be removed. No storage is asked
 * meanwhile: documents wait for it, and so does whoever begins an import.
 * @returns how many went; null while an import runs
 * @throws the database's error where somebody holds what it needs for half a minute
 */
const markBatch = (
  db: Db,
  found: readonly string[],
  { cutoff, since }: { readonly cutoff: string; readonly since: Since },
): Promise<number | null> =>
  db.transaction(async (tx) => {
    if (await isImporting(tx)) return null;
    // Who waits for what this holds is not to wait for whom this waits for.
    await tx.execute(sql`set local lock_timeout = '30s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    // None begins from here on: it would see rows that go.
    await tx.execute(sql`lock table stock_runs in share mode`);
    if (await isImporting(tx)) return null;
    await tx.execute(sql`select from media where hash in ${[...found]} order by hash for update`);
    const old = await tx.execute<{ hash: string }>(
      sql`select m.hash from media m where m.hash in ${[...found]} and ${isOld(cutoff)}`,
    );
    const named = await namedSince(tx, found, since);
    const gone = old.rows.map(({ hash }) => hash).filter((hash) => !named.has(hash));
    if (gone.length === 0) return 0;
    await tx.execute(sql`delete from remote_pictures where hash in ${gone}`);
    await markRemoved(tx, gone);
    return gone.length;
  });

/** What {@link pruneOriginals} would take away, and no change. */
export const planPrune = async (deps: PruneDeps): Promise<PlannedPrune> => {
  const cutoff = cutoffOf(deps);
  const found = await unnamed(deps.db, cutoff);
  const vehicles = await deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from vehicles v where ${isLongSold(cutoff)} and ${hasPictures}`,
  );
  return {
    vehicles: vehicles.rows[0]?.count ?? 0,
    originals: found.length,
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** @returns why it stopped; null where all rows are marked that may be */
const markOriginals = async ({ db, signal }: PruneDeps, cutoff: string): Promise<PruneStop | null> => {
  if (isOver(signal)) return 'time';
  // Before it is asked whether an import runs, whose transaction may have begun before.
  const moment = await vehicleMoment(db);
  const clock = await db.execute<{ now: string }>(sql`select now()::text as now`);
  const [row] = clock.rows;
  if (row === undefined) throw new Error('The database did not say what time it is.');
  if (await isImporting(db)) return 'importing';
  const found = (await unnamed(db, cutoff)).map(({ hash }) => hash);
  for (let start = 0; start < found.length; start += batch) {
    if (isOver(signal)) return 'time';
    const taken = await markBatch(db, found.slice(start, start + batch), { cutoff, since: { moment, time: row.now } });
    if (taken === null) return 'importing';
  }
  return null;
};

/**
 * Takes away originals that nobody needs any more: vehicles that were sold `days` ago lose their pictures, and what has
 * been kept for as long and is named by no vehicle, document, page or review goes, with the copies made of it. First the
 * rows, then the bytes one by one: what a run that was cut off has left, the next one removes. While an import runs no
 * row goes.
 */
export const pruneOriginals = async (deps: PruneDeps): Promise<Pruned> => {
  const cutoff = cutoffOf(deps);
  const vehicles = await emptyVehicles(deps, cutoff);
  const unmarked = await markOriginals(deps, cutoff);
  const { stopped, ...removed } = await removeMarkedOriginals(deps);
  return { vehicles, ...removed, stopped: stopped ?? unmarked };
};
