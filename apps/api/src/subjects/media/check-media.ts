import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PictureStore } from './media-store';
import type { Originals } from './originals/originals';

type Queryable = Pick<pg.Pool, 'query'>;

/** A picture that the database knows and the storage of pictures lacks, or holds otherwise than it was stored. */
export interface MissingPicture {
  readonly hash: string;
  /** Path or address that it came from. */
  readonly source: string | null;
  /** It stands at an address, so it can be fetched again. */
  readonly remote: boolean;
  readonly fault: 'missing' | 'damaged';
}

/** Rows read at a time. */
const page = 500;

const digestOf = async (originals: Originals, hash: string): Promise<string> =>
  createHash('sha256')
    .update((await originals.read(hash)) ?? '')
    .digest('hex');

const faultOf = async (originals: Originals, hash: string, bytes: number, isDeep: boolean) => {
  const size = await originals.sizeOf(hash);
  if (size === null) return 'missing';
  return size !== bytes || (isDeep && (await digestOf(originals, hash)) !== hash) ? 'damaged' : null;
};

/**
 * Looks for the original of every stored picture where originals are kept: after a restore, say. By its size, or
 * `deep` by its content too.
 * @throws StorageAway where the storage as a whole cannot be asked: no picture is called missing then
 */
export const checkMedia = async (
  { pool, originals }: PictureStore,
  { isDeep }: { readonly isDeep: boolean },
): Promise<{ readonly pictures: number; readonly missing: readonly MissingPicture[] }> => {
  await originals.probe();
  const missing: MissingPicture[] = [];
  let pictures = 0;
  let after = '';
  for (;;) {
    const { rows } = await pool.query<{ hash: string; bytes: number; source: string | null; remote: boolean }>(
      `select hash, bytes, source, exists (select from remote_pictures where remote_pictures.hash = media.hash) as remote
       from media where hash > $1 order by hash limit $2`,
      [after, page],
    );
    for (const { hash, bytes, source, remote } of rows) {
      const fault = await faultOf(originals, hash, bytes, isDeep);
      if (fault !== null) missing.push({ hash, source, remote, fault });
    }
    pictures += rows.length;
    after = rows.at(-1)?.hash ?? after;
    if (rows.length < page) return { pictures, missing };
  }
};

/**
 * Has the worker fetch these pictures again from their addresses. Until it has tried, the addresses keep what they had:
 * by that it knows whose vehicles show another picture then. Answers how many addresses are due.
 */
export const fetchAgain = async (pool: Queryable, hashes: readonly string[]): Promise<number> => {
  const { rowCount } = await pool.query(
    'update remote_pictures set due_at = now(), attempts = 0, fault = null where hash = any($1)',
    [hashes],
  );
  return rowCount ?? 0;
};
