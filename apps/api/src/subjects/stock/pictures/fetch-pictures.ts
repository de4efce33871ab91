import pLimit from 'p-limit';
import type pg from 'pg';
import type { Database } from '../../../ground/database/database';
import type { Env } from '../../../ground/env/env';
import { isDiskFull } from '../../../ground/files/whole-file';
import { RemoteFault, readRemote } from '../../../ground/outbound/read-remote';
import { largestPicture, noRoom, originalsOf, PictureError, StorageAway, storePicture } from '../../media';
import { showAllStoredPictures, showReplacedPictures, showStoredPictures } from './remote-pictures';

/** Pictures that are fetched at once, and that are claimed at once. */
const atOnce = 4;
const claimed = 40;
/** Tries of an address that may yet answer; waits double from two minutes. */
const mostAttempts = 5;
const pictureTimeoutMs = 30_000;
/** Minutes after which a full disk, or a storage that is away, is looked at again. */
const fullMinutes = 5;

export interface FetchDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly env: Pick<Env, 'dataDir' | 'allowPrivateAddresses' | 'settingsOf'>;
  /** Ends between two claims. */
  readonly stopping?: AbortSignal;
  /** Told when there is no room left for pictures, or their storage is away; those that are due wait for some minutes. */
  readonly onStorageFault?: (error: unknown) => void;
}

interface DuePicture {
  readonly url: string;
  /** Null where the dealership that named it first was removed. */
  readonly dealership_id: string | null;
  /** What it had before; null where it was never fetched, or could not be had the last time. */
  readonly hash: string | null;
  readonly attempts: number;
}

/** What a picture has after it was tried: null where it could not be had. */
interface TriedPicture {
  readonly picture: DuePicture;
  readonly hash: string | null;
}

/** Takes pictures that are due. Another worker skips them; if this one dies they are due again a while later. */
const claim = async (pool: pg.Pool): Promise<readonly DuePicture[]> => {
  const { rows } = await pool.query<DuePicture>(
    `update remote_pictures set attempts = attempts + 1, due_at = now() + interval '15 minutes'
     where url in (select url from remote_pictures where due_at <= now() order by due_at, url limit $1
                   for update skip locked)
     returning url, dealership_id, hash, attempts`,
    [claimed],
  );
  return rows;
};

const bytesOf = async (url: string, env: FetchDeps['env']): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const options = {
    limitBytes: largestPicture,
    timeoutMs: pictureTimeoutMs,
    allowPrivateAddresses: env.allowPrivateAddresses,
    accept: 'image/avif,image/webp,image/jpeg,image/png',
  };
  for await (const part of readRemote(url, options)) parts.push(part);
  return Buffer.concat(parts);
};

/** Puts a picture off that cannot be kept now: the try does not count. */
const putOff = async (pool: pg.Pool, url: string, why: string): Promise<void> => {
  await pool.query(
    `update remote_pictures set fault = $2, attempts = attempts - 1, due_at = now() + make_interval(mins => $3)
     where url = $1`,
    [url, why, fullMinutes],
  );
};

/**
 * Writes down that a picture could not be had: vehicles show without it, also those that had it. One of nobody that is
 * given up is forgotten, and the next import that names it has it tried again.
 */
const giveUp = async (
  pool: pg.Pool,
  { url, attempts, dealership_id }: DuePicture,
  error: RemoteFault | PictureError,
) => {
  const isFinal = error instanceof PictureError || error.isFinal || attempts >= mostAttempts;
  if (isFinal && dealership_id === null) await pool.query('delete from remote_pictures where url = $1', [url]);
  await pool.query(
    `update remote_pictures set hash = null, fault = $2,
       due_at = case when $3 then null else now() + make_interval(mins => $4) end where url = $1`,
    [url, error.message, isFinal, 2 ** attempts],
  );
};

/** Fetches and stores one picture. A fault of the picture is written down; one of ours is thrown. */
const take = async ({ database: { pool }, env }: FetchDeps, picture: DuePicture): Promise<TriedPicture> => {
  const { url } = picture;
  try {
    const { hash } = await storePicture({ pool, originals: originalsOf(env) }, await bytesOf(url, env), url);
    await pool.query('update remote_pictures set hash = $2, fault = null, due_at = null where url = $1', [url, hash]);
    return { picture, hash };
  } catch (error) {
    if (!(error instanceof RemoteFault || error instanceof PictureError)) throw error;
    await giveUp(pool, picture, error);
    return { picture, hash: null };
  }
};

/** Why nothing can be kept at the moment; null for a fault of another kind. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof StorageAway) return `${error.message} ${error.mend}`;
  return isDiskFull(error) ? noRoom : null;
};

/** Works on some at once. After a failure nothing more is begun. */
const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const limit = pLimit(atOnce);
  try {
    await Promise.all(items.map((item) => limit(work, item)));
  } finally {
    limit.clearQueue();
  }
};

/** Addresses by the dealership that named them first. */
const byDealership = (tried: readonly TriedPicture[]): ReadonlyMap<string | null, readonly string[]> => {
  const urls = new Map<string | null, string[]>();
  for (const { picture } of tried)
    urls.set(picture.dealership_id, [...(urls.get(picture.dealership_id) ?? []), picture.url]);
  return urls;
};

/** Gives what was tried to the vehicles that name it. What belongs to no dealership, all who lack it are given at the end. */
const show = async (pool: pg.Pool, tried: readonly TriedPicture[]): Promise<void> => {
  const stored = byDealership(tried.filter(({ hash }) => hash !== null));
  for (const [dealership, urls] of stored) if (dealership !== null) await showStoredPictures(pool, dealership, urls);
  const replaced = byDealership(tried.filter(({ picture, hash }) => picture.hash !== null && picture.hash !== hash));
  for (const [dealership, urls] of replaced) await showReplacedPictures(pool, dealership, urls);
};

/**
 * Fetches the remote pictures that are due, until none is left, and gives them to the vehicles whose feeds name them.
 * Until then, and when one cannot be had, a vehicle shows without it. Answers how many were stored and how many failed.
 */
export const fetchPictures = async (deps: FetchDeps): Promise<{ readonly stored: number; readonly failed: number }> => {
  const { pool } = deps.database;
  const counts = { stored: 0, failed: 0 };
  while (deps.stopping?.aborted !== true) {
    const due = await claim(pool);
    if (due.length === 0) break;
    const tried: TriedPicture[] = [];
    let refusal: string | null = null;
    await inTurns(due, async (picture) => {
      const outcome =
        refusal === null
          ? await take(deps, picture).catch((error: unknown) => {
              const why = refusalOf(error);
              if (why === null) throw error;
              if (refusal === null) deps.onStorageFault?.(error);
              refusal = why;
              return null;
            })
          : null;
      if (outcome !== null) tried.push(outcome);
      else if (refusal !== null) await putOff(pool, picture.url, refusal);
      counts[outcome === null || outcome.hash === null ? 'failed' : 'stored'] += 1;
    });
    await show(pool, tried);
  }
  // An address may be named by several dealerships, and an import may have run meanwhile.
  await showAllStoredPictures(pool);
  return counts;
};

/** Pictures of a dealership's feeds that could not be had, by address, or that wait. */
export const listFaultyPictures = async (pool: Pick<pg.Pool, 'query'>, dealership: string) => {
  const { rows } = await pool.query<{ url: string; fault: string; attempts: number; again: boolean }>(
    `select url, fault, attempts, due_at is not null as again from remote_pictures
     join dealerships on dealerships.id = remote_pictures.dealership_id
     where slug = $1 and fault is not null order by url`,
    [dealership],
  );
  return rows;
};

/** Makes the pictures of a dealership that could not be had due again. Answers how many. */
export const retryFaultyPictures = async (pool: Pick<pg.Pool, 'query'>, dealership: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `update remote_pictures set due_at = now(), attempts = 0
     where hash is null and fault is not null
       and dealership_id = (select id from dealerships where slug = $1)`,
    [dealership],
  );
  return rowCount ?? 0;
};
