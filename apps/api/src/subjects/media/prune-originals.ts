import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { listedFactsSql } from '../../ground/database/listed-facts';
import { documentsLock } from '../sites';
import type { Originals } from './originals/originals';
import { removeSizedPictures } from './sized-pictures';

/** Vehicles, and originals, that are taken in one transaction. */
const batch = 200;
const dayMs = 24 * 60 * 60_000;

interface PruneDeps {
  readonly db: Db;
  readonly originals: Originals;
  /** Where copies in other sizes lie. */
  readonly dataDir: string;
  readonly now: Date;
  /** Days that pictures are kept after a vehicle was sold, and after they came. */
  readonly days: number;
}

/** What goes, or would go. */
export interface Pruned {
  /** Vehicles that were sold long ago, and lose their pictures. */
  readonly vehicles: number;
  readonly originals: number;
  /** Of the originals. */
  readonly bytes: number;
}

const cutoffOf = ({ now, days }: PruneDeps): string => new Date(now.getTime() - days * dayMs).toISOString();

/** Every text in which a vehicle names its pictures. */
const picturesOf = sql.raw(
  `concat_ws(' ', v.images, v.thumbnails, v.spin_images, v.spin_interior_image, v.primary_image_url, v.feed_pictures, v.feed_spin, v.feed_spin_interior)`,
);
const isLongSold = (cutoff: string) => sql`(v.sold and v.sold_at < ${cutoff}::timestamptz)`;
const hasPictures = sql.raw(
  `(v.photos_count > 0 or v.images <> '[]' or v.spin_images <> '[]' or v.spin_interior_image is not null or v.feed_pictures is not null or v.feed_spin is not null)`,
);

/** Digests in texts, by what stands in documents, content and reviews; earlier versions that may be restored count, too. */
const namedInDocuments = sql`
  select concat_ws(' ', head, blocks) as text from content
  union all select document::text from sites union all select document::text from dealerships
  union all select document::text from offer_lists union all select document::text from document_versions
  union all select image from reviews union all select hash from content_media
  union all select hash from map_pictures`;
const digestsIn = (texts: ReturnType<typeof sql>) =>
  sql`select distinct found[1] as hash from (${texts}) as texts, regexp_matches(texts.text, '[0-9a-f]{64}', 'g') as found`;

/** Originals that came long ago and that nobody names but vehicles that were sold long ago. */
const unnamed = async (db: Pick<Db, 'execute'>, cutoff: string) => {
  const answer = await db.execute<{ hash: string; bytes: number }>(sql`
    with named as (${digestsIn(sql`
      select ${picturesOf} as text from vehicles v where not ${isLongSold(cutoff)} union all ${namedInDocuments}`)})
    select m.hash, m.bytes from media m
    where m.created_at < ${cutoff}::timestamptz
      and not exists (select from named where named.hash = m.hash)
      and not exists (select from remote_pictures r where r.hash = m.hash and r.created_at >= ${cutoff}::timestamptz)
    order by m.hash`);
  return answer.rows;
};

/** Takes their pictures from vehicles that were sold long ago. A feed that offers one again brings its pictures again. */
const emptyVehicles = async (db: Db, cutoff: string): Promise<number> => {
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
    if ((rowCount ?? 0) < batch) return count;
  }
};

/** Those of the originals that somebody has come to name since they were looked for. Documents wait while it is asked. */
const namedSince = async (tx: Tx, hashes: readonly string[], since: Date): Promise<ReadonlySet<string>> => {
  const answer = await tx.execute<{ hash: string }>(sql`
    select hash from (${digestsIn(sql`
      select ${picturesOf} as text from vehicles v where v.updated_at >= ${since.toISOString()}::timestamptz - interval '1 minute'
        and not (v.sold and v.photos_count = 0)
      union all ${namedInDocuments}`)}) as named
    where hash in ${[...hashes]}`);
  return new Set(answer.rows.map(({ hash }) => hash));
};

/** An import takes pictures before it writes the vehicles that name them. */
const isImporting = async (tx: Tx): Promise<boolean> => {
  const answer = await tx.execute<{ is: boolean }>(
    sql`select exists (select from stock_runs where status = 'running') as is`,
  );
  return answer.rows[0]?.is === true;
};

const removeBatch = (
  { db, originals, dataDir }: PruneDeps,
  found: readonly { readonly hash: string; readonly bytes: number }[],
  since: Date,
): Promise<Omit<Pruned, 'vehicles'> | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    if (await isImporting(tx)) return null;
    const hashes = found.map(({ hash }) => hash);
    await tx.execute(sql`select from media where hash in ${hashes} order by hash for update`);
    const named = await namedSince(tx, hashes, since);
    const going = found.filter(({ hash }) => !named.has(hash));
    if (going.length === 0) return { originals: 0, bytes: 0 };
    const gone = going.map(({ hash }) => hash);
    await tx.execute(sql`delete from remote_pictures where hash in ${gone}`);
    await tx.execute(sql`delete from media where hash in ${gone}`);
    // Before the rows are free for others: what they keep then must not be taken from them.
    for (const hash of gone) {
      await originals.remove(hash);
      await removeSizedPictures(dataDir, hash);
    }
    return { originals: going.length, bytes: going.reduce((sum, { bytes }) => sum + bytes, 0) };
  });

/** What {@link pruneOriginals} would take away, and no change. */
export const planPrune = async (deps: PruneDeps): Promise<Pruned> => {
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

/**
 * Takes away originals that nobody needs any more: vehicles that were sold `days` ago lose their pictures, and what has
 * been kept for as long and is named by no vehicle, document, page or review goes, with the copies made of it. While an
 * import runs it stops, and the next turn goes on. A cut-off turn leaves at most files that the next one asks for again.
 */
export const pruneOriginals = async (deps: PruneDeps): Promise<Pruned> => {
  const cutoff = cutoffOf(deps);
  // By the clock of the database, which vehicles are written by.
  const clock = await deps.db.execute<{ now: string }>(sql`select now()::text as now`);
  const since = new Date(clock.rows[0]?.now ?? deps.now);
  const vehicles = await emptyVehicles(deps.db, cutoff);
  const found = await unnamed(deps.db, cutoff);
  const pruned = { vehicles, originals: 0, bytes: 0 };
  for (let start = 0; start < found.length; start += batch) {
    const taken = await removeBatch(deps, found.slice(start, start + batch), since);
    if (taken === null) break;
    pruned.originals += taken.originals;
    pruned.bytes += taken.bytes;
  }
  return pruned;
};
