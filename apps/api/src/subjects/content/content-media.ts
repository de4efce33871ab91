import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { actorName, type NamedActor } from '../../ground/actor/actor';
import type { Db, Tx } from '../../ground/database/database';
import { contentMedia, media } from '../../ground/database/schema';
import {
  markRemoved,
  type Originals,
  pictureUrl,
  removeMarkedOriginals,
  storePicture,
  vehicleMoment,
  vehiclePictures,
  vehicleWrittenSince,
} from '../media';
import { documentsLock } from '../sites';

/** A picture that a site keeps for its content. */
export interface ContentPicture {
  readonly hash: string;
  /** What documents write. */
  readonly src: string;
  readonly name: string;
  /** The alternative text; empty where none was given. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly who: string;
  readonly at: Date;
}

interface Store {
  readonly db: Db;
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly originals: Originals;
  /** Where copies in other sizes lie. */
  readonly dataDir: string;
}

/**
 * Keeps a file as a picture of a site's content. One that it has already keeps its address; its name and words are those
 * said last. It is served in sizes and formats like the pictures of vehicles, without what a camera wrote into it.
 * @throws PictureError when it is no picture that is taken; the system's error when it cannot be read or kept.
 */
export const addContentPicture = async (
  { db, ...store }: Omit<Store, 'dataDir'>,
  { websiteId, file, alt, actor }: { websiteId: string; file: string; alt: string; actor: NamedActor },
): Promise<ContentPicture> => {
  const name = basename(file);
  const { hash, width, height } = await storePicture(store, await readFile(file), name);
  const [row] = await db
    .insert(contentMedia)
    .values({ website_id: websiteId, hash, name, alt, who: actorName(actor) })
    .onConflictDoUpdate({
      target: [contentMedia.website_id, contentMedia.hash],
      set: { name, ...(alt === '' ? {} : { alt }) },
    })
    .returning();
  if (row === undefined) throw new Error(`The picture ${hash} was not written down.`);
  return { hash, src: pictureUrl(hash), name, alt: row.alt, width, height, who: row.who, at: row.at };
};

/** The pictures of a site's content, by name. */
export const contentPictures = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
): Promise<readonly ContentPicture[]> => {
  const rows = await db
    .select({
      hash: contentMedia.hash,
      name: contentMedia.name,
      alt: contentMedia.alt,
      width: media.width,
      height: media.height,
      who: contentMedia.who,
      at: contentMedia.at,
    })
    .from(contentMedia)
    .innerJoin(media, eq(media.hash, contentMedia.hash))
    .where(eq(contentMedia.website_id, websiteId))
    .orderBy(asc(contentMedia.name), asc(contentMedia.hash));
  return rows.map((row) => ({ ...row, src: pictureUrl(row.hash) }));
};

/** Where a picture is shown, or would be: what is live, drafts, and the documents of the site and its dealers. */
const usesOfPicture = async (tx: Pick<Tx, 'execute'>, websiteId: string, hash: string): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ place: string }>(
    sql`select key || case state when 'draft' then ' (draft)' else '' end as place from content
     where website_id = ${websiteId} and state <> 'past'
       and (strpos(blocks::text, ${hash}) > 0 or strpos(head::text, ${hash}) > 0)
     union all select 'the document of the site' from sites
       where website_id = ${websiteId} and strpos(document::text, ${hash}) > 0
     union all select 'the dealership ' || id from dealerships where strpos(document::text, ${hash}) > 0
     union all select 'the offers of ' || dealership_id from offer_lists where strpos(document::text, ${hash}) > 0
     union all select 'review ' || id || ' of ' || dealership_id from reviews where strpos(image, ${hash}) > 0
     order by place`,
  );
  return rows.map(({ place }) => place);
};

/** Whether a vehicle names a picture; `since` looks only at those written since that moment. */
const isNamedByVehicle = async (
  db: Pick<Tx, 'execute'>,
  hash: string,
  since: string | null = null,
): Promise<boolean> => {
  const written = since === null ? sql`` : sql`${vehicleWrittenSince(since)} and`;
  const { rows } = await db.execute<{ named: boolean }>(
    sql`select exists (select from vehicles v where ${written} strpos(${vehiclePictures}, ${hash}) > 0) as named`,
  );
  return rows[0]?.named === true;
};

/**
 * Whether somebody else than a vehicle has it: another site, a feed, a map; or may be about to, for an import that is
 * under way takes pictures before it writes the vehicles that name them.
 */
const isKeptElsewhere = async (tx: Tx, hash: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ kept: boolean }>(
    sql`select exists (select from content_media where hash = ${hash})
         or exists (select from remote_pictures where hash = ${hash})
         or exists (select from map_pictures where hash = ${hash})
         or exists (select from content where strpos(blocks::text, ${hash}) > 0 or strpos(head::text, ${hash}) > 0)
         or exists (select from sites where strpos(document::text, ${hash}) > 0)
         or exists (select from dealerships where strpos(document::text, ${hash}) > 0)
         or exists (select from offer_lists where strpos(document::text, ${hash}) > 0)
         or exists (select from reviews where strpos(image, ${hash}) > 0)
         or exists (select from stock_runs where status = 'running') as kept`,
  );
  return rows[0]?.kept === true;
};

/** What came of taking a picture away. */
export type PictureRemoval =
  | { readonly kind: 'missing' }
  | { readonly kind: 'used'; readonly uses: readonly string[] }
  /** `deleted`: nobody else has it or is about to, so its file is gone, too. */
  | { readonly kind: 'removed'; readonly deleted: boolean };

const ownPicture = (websiteId: string, hash: string) =>
  and(eq(contentMedia.website_id, websiteId), eq(contentMedia.hash, hash));

/** Why a picture is not taken away; null where nothing stands against it. */
const whyNot = async (
  tx: Pick<Tx, 'execute' | 'select'>,
  websiteId: string,
  hash: string,
): Promise<Exclude<PictureRemoval, { kind: 'removed' }> | null> => {
  if ((await tx.select().from(contentMedia).where(ownPicture(websiteId, hash))).length === 0)
    return { kind: 'missing' };
  const uses = await usesOfPicture(tx, websiteId, hash);
  return uses.length > 0 ? { kind: 'used', uses } : null;
};

/**
 * Takes a picture from a site's content, unless a page shows it. Its file and the copies made of it go with it where no
 * other site, vehicle or earlier revision has it. Whoever names it meanwhile waits: documents for their lock, and who
 * keeps the same picture for its row, and then keeps it anew. So all vehicles are looked at before, and under the locks
 * only those written since. What the storage does not remove now, the worker does.
 */
export const removeContentPicture = async (
  { db, originals, dataDir }: Omit<Store, 'pool'>,
  websiteId: string,
  hash: string,
): Promise<PictureRemoval> => {
  const against = await whyNot(db, websiteId, hash);
  if (against !== null) return against;
  const moment = await vehicleMoment(db);
  const wasNamed = await isNamedByVehicle(db, hash);
  const removal = await db.transaction(async (tx): Promise<PictureRemoval> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    await tx.select({ hash: media.hash }).from(media).where(eq(media.hash, hash)).for('update');
    const since = await whyNot(tx, websiteId, hash);
    if (since !== null) return since;
    await tx.delete(contentMedia).where(ownPicture(websiteId, hash));
    // An import that has ended by the first look has written what the second one finds.
    const isKept = wasNamed || (await isKeptElsewhere(tx, hash)) || (await isNamedByVehicle(tx, hash, moment));
    if (isKept) return { kind: 'removed', deleted: false };
    await markRemoved(tx, [hash]);
    return { kind: 'removed', deleted: true };
  });
  if (removal.kind === 'removed' && removal.deleted) await removeMarkedOriginals({ db, originals, dataDir, hash });
  return removal;
};
