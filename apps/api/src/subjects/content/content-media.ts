import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { actorName, type NamedActor } from '../../ground/actor/actor';
import type { Db, Tx } from '../../ground/database/database';
import { contentMedia, media } from '../../ground/database/schema';
import { markRemoved, type Originals, pictureUrl, removeMarkedOriginals, storePicture } from '../media';
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
const usesOfPicture = async (tx: Tx, websiteId: string, hash: string): Promise<readonly string[]> => {
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

/**
 * Whether somebody else has it: another site, a vehicle, a feed, a map; or may be about to, for an import that is under
 * way takes pictures before it writes the vehicles that name them.
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
         or exists (select from stock_runs where status = 'running')
         or exists (select from vehicles where strpos(
              concat(images, thumbnails, spin_images, spin_interior_image, primary_image_url, feed_pictures, feed_spin,
                     feed_spin_interior), ${hash}) > 0) as kept`,
  );
  return rows[0]?.kept === true;
};

/** What came of taking a picture away. */
export type PictureRemoval =
  | { readonly kind: 'missing' }
  | { readonly kind: 'used'; readonly uses: readonly string[] }
  /** `deleted`: nobody else has it or is about to, so its file is gone, too. */
  | { readonly kind: 'removed'; readonly deleted: boolean };

/**
 * Takes a picture from a site's content, unless a page shows it. Its file and the copies made of it go with it where no
 * other site, vehicle or earlier revision has it. Whoever names it meanwhile waits: documents for their lock, and who
 * keeps the same picture for its row, and then keeps it anew. What the storage does not remove now, the worker does.
 */
export const removeContentPicture = async (
  { db, originals, dataDir }: Omit<Store, 'pool'>,
  websiteId: string,
  hash: string,
): Promise<PictureRemoval> => {
  const removal = await db.transaction(async (tx): Promise<PictureRemoval> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    await tx.select({ hash: media.hash }).from(media).where(eq(media.hash, hash)).for('update');
    const own = and(eq(contentMedia.website_id, websiteId), eq(contentMedia.hash, hash));
    if ((await tx.select().from(contentMedia).where(own)).length === 0) return { kind: 'missing' };
    const uses = await usesOfPicture(tx, websiteId, hash);
    if (uses.length > 0) return { kind: 'used', uses };
    await tx.delete(contentMedia).where(own);
    if (await isKeptElsewhere(tx, hash)) return { kind: 'removed', deleted: false };
    await markRemoved(tx, [hash]);
    return { kind: 'removed', deleted: true };
  });
  if (removal.kind === 'removed' && removal.deleted) await removeMarkedOriginals({ db, originals, dataDir, hash });
  return removal;
};
