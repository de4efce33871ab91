import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VehicleImage } from '@forecourt/domain/vehicle';
import type pg from 'pg';
import sharp from 'sharp';
import { databaseTrouble } from '../../ground/database/database-trouble';
import { isDiskFull } from '../../ground/files/whole-file';
import { type Originals, StorageAway } from './originals/originals';
import { removalLock } from './removal-lock';

/** Pictures as kept: named by the SHA-256 of their bytes, so the same picture is stored once and never changes. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  /** Whether its ground is transparent, so that it stands on the ground of the page. */
  readonly isCutOut: boolean;
}

/** Types that are kept, by what the bytes are, never by their name. */
const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/avif',
};

/** Largest original that is taken, in bytes. */
export const largestPicture = 20 * 1024 * 1024;
/** Most pixels of an original, so that a small file cannot unfold into gigabytes. */
const mostPixels = 60_000_000;

/** A file that is not kept as a picture: why, in words for the feed's owner. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** What keeps pictures: their rows, and the storage of their bytes. */
export interface PictureStore {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly originals: Originals;
}

/** A picture that is there already needs no room: its name says what it holds. One that is damaged is written anew. */
const keep = async (originals: Originals, hash: string, bytes: Uint8Array): Promise<void> => {
  if ((await originals.sizeOf(hash)) !== bytes.byteLength) await originals.write(hash, bytes);
};

/** Most pictures whose ground is remembered: some hundred bytes each. */
const mostGrounds = 10_000;
/** Whether a picture is opaque, by its hash: dealers share pictures, and feeds name the same ones each night. */
const grounds = new Map<string, boolean>();

/**
 * An alpha channel says nothing yet: many pictures have one in which every pixel is solid. Its values alone are looked
 * at, which takes a quarter of the time that the whole statistics of a picture take.
 */
const isOpaque = async (bytes: Uint8Array, hash: string): Promise<boolean> => {
  const known = grounds.get(hash);
  if (known !== undefined) return known;
  const alpha = await sharp(bytes, { limitInputPixels: false })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
    .catch(() => null);
  if (alpha === null) throw new PictureError('The picture cannot be read to its end.');
  const opaque = alpha.every((value) => value === 255);
  if (grounds.size >= mostGrounds) grounds.clear();
  grounds.set(hash, opaque);
  return opaque;
};

/**
 * Keeps a picture's bytes once and records it. Throws {@link PictureError} when they are no picture we take,
 * {@link StorageAway} when the storage does not do it now, and the system's error when there is no room for it.
 */
export const storePicture = async (
  { pool, originals }: PictureStore,
  bytes: Uint8Array,
  source: string,
): Promise<StoredPicture> => {
  if (bytes.byteLength > largestPicture)
    throw new PictureError(`The picture has ${bytes.byteLength} bytes; at most ${largestPicture} are taken.`);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const contentType = contentTypes[metadata?.format ?? ''];
  // HEIC comes in the same box as AVIF, and no browser shows it.
  if (metadata === null || contentType === undefined || (metadata.format === 'heif' && metadata.compression !== 'av1'))
    throw new PictureError('The file is not a JPEG, PNG, WebP or AVIF picture.');
  if (metadata.width * metadata.height > mostPixels)
    throw new PictureError(
      `The picture has ${metadata.width} x ${metadata.height} pixels; at most ${mostPixels} are taken.`,
    );
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isCutOut = metadata.hasAlpha && !(await isOpaque(bytes, hash));
  await keep(originals, hash, bytes);
  // Who is taking the same picture away has its row locked: it is there afterwards, or it is not.
  const { rowCount } = await pool.query(
    `with there as (select from media where hash = $1 for key share),
       kept as (update media set kept_at = now()
         where hash = $1 and coalesce(kept_at, created_at) < now() - interval '1 hour')
     select from there`,
    [hash],
  );
  if (rowCount === 0)
    await pool.query(
      `insert into media (hash, content_type, width, height, bytes, source) values ($1, $2, $3, $4, $5, $6)
       on conflict (hash) do update set kept_at = now()`,
      [hash, contentType, metadata.width, metadata.height, bytes.byteLength, source],
    );
  // They may have taken the file as well, before the row was ours; who is at it now finds the row, or ends before us.
  if (rowCount === 0) await pool.query('select pg_advisory_xact_lock_shared($1::bigint)', [removalLock(hash)]);
  await keep(originals, hash, bytes);
  return { hash, width: metadata.width, height: metadata.height, contentType, isCutOut };
};

/** Why a picture is left out that there was no room for. */
export const noRoom = 'There is no room left to keep it. Free disk space.';

/** Address of a stored picture; the width and quality wanted are added by whoever shows it. */
export const pictureUrl = (hash: string): string => `/media/${hash}`;

/**
 * Takes pictures that a feed names by path below `folder`, each once. A path that leads out of the folder, has no file
 * or finds no room is reported through `onMissing` and left out, so that one picture does not cost the vehicle.
 */
export const createFolderPictures = (
  store: PictureStore,
  folder: string,
  onMissing: (name: string, reason: string) => void,
) => {
  const taken = new Map<string, Promise<VehicleImage | null>>();
  const take = async (name: string) => {
    const path = join(folder, name);
    if (!path.startsWith(join(folder, '/'))) {
      onMissing(name, 'The path leads out of the picture folder.');
      return null;
    }
    try {
      const { hash, isCutOut } = await storePicture(store, await readFile(path), name);
      return { url: pictureUrl(hash), thumb_url: pictureUrl(hash), ...(isCutOut ? { cut_out: true } : {}) };
    } catch (error) {
      // Without its database there is nothing to go on with.
      if (databaseTrouble(error) !== null) throw error;
      if (isDiskFull(error)) onMissing(name, noRoom);
      else if (error instanceof StorageAway) onMissing(name, `${error.message} ${error.mend}`);
      else
        onMissing(name, error instanceof PictureError ? error.message : 'There is no such file in the picture folder.');
      return null;
    }
  };
  return (name: string) => {
    const known = taken.get(name) ?? take(name);
    taken.set(name, known);
    return known;
  };
};

/**
 * Finds the pictures of a stock number in its own folder below `folder`, in the order of their names (`2` before `10`),
 * for feeds that name no pictures. None when there is no such folder.
 */
export const createStockNumberPictures = (folder: string) => {
  const order = new Intl.Collator('en', { numeric: true });
  return async (stocknum: string): Promise<readonly string[]> => {
    // A stock number is the name of one folder here, never a path.
    if (/[/\\]|^\.+$/.test(stocknum)) return [];
    const names = await readdir(join(folder, stocknum)).catch(() => []);
    return names.sort(order.compare).map((name) => join(stocknum, name));
  };
};
