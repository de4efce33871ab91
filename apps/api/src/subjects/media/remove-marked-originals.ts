import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import type { Originals } from './originals/originals';
import { removalLock } from './removal-lock';
import { readKeptSizes } from './sized-pictures';

interface RemovalDeps {
  readonly db: Db;
  readonly originals: Originals;
  /** Where copies in other sizes lie. */
  readonly dataDir: string;
  /** The only one to look at; without it all that are marked. */
  readonly hash?: string;
  readonly signal?: AbortSignal;
}

/** What was removed of what was marked. */
export interface RemovedOriginals {
  readonly originals: number;
  readonly bytes: number;
  /** Those that are still to be removed. */
  readonly left: number;
  readonly stopped: 'time' | 'storage' | null;
  /** What the storage said where it stopped. */
  readonly fault?: unknown;
}

interface Marked extends Record<string, unknown> {
  readonly hash: string;
  readonly bytes: number;
}

/** Takes the rows of originals, and marks their bytes to be removed once the transaction is committed. */
export const markRemoved = async (tx: Pick<Tx, 'execute'>, hashes: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    with gone as (delete from media where hash in ${[...hashes]} returning hash, bytes)
    insert into removed_originals (hash, bytes) select hash, bytes from gone on conflict (hash) do nothing`);
};

/**
 * Removes the bytes of one original, unless somebody has kept the same picture again: its row is looked for under the
 * lock that whoever makes one waits for. The transaction has written nothing while the storage is asked, so nobody else
 * waits for it.
 * @returns whether they were removed
 * @throws what `remove` throws; the mark stays
 */
const removeOne = (db: Db, { hash }: Marked, remove: () => Promise<void>): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${removalLock(hash)}::bigint)`);
    const { rows } = await tx.execute(sql`select from media where hash = ${hash}`);
    if (rows.length === 0) await remove();
    const unmarked = await tx.execute(sql`delete from removed_originals where hash = ${hash}`);
    return rows.length === 0 && (unmarked.rowCount ?? 0) > 0;
  });

/**
 * Removes the bytes of originals whose rows are gone, and the copies made of them, one by one. Where the storage fails it
 * stops: the rest stays marked for the next time.
 */
export const removeMarkedOriginals = async ({
  db,
  originals,
  dataDir,
  hash,
  signal,
}: RemovalDeps): Promise<RemovedOriginals> => {
  const marked = await db.execute<Marked>(
    sql`select hash, bytes from removed_originals ${hash === undefined ? sql`` : sql`where hash = ${hash}`} order by at, hash`,
  );
  if (marked.rows.length === 0) return { originals: 0, bytes: 0, left: 0, stopped: null };
  const sizes = await readKeptSizes(dataDir);
  const gone: Marked[] = [];
  const outcome = (stopped: RemovedOriginals['stopped'], done: number, fault?: unknown): RemovedOriginals => ({
    ...{ originals: gone.length, bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) },
    ...{ left: marked.rows.length - done, stopped },
    ...(fault === undefined ? {} : { fault }),
  });
  for (const [index, one] of marked.rows.entries()) {
    if (signal?.aborted === true) return outcome('time', index);
    let fault: unknown;
    const remove = async () => {
      try {
        await originals.remove(one.hash);
        await sizes.remove(one.hash);
      } catch (error) {
        fault = error;
        throw error;
      }
    };
    try {
      if (await removeOne(db, one, remove)) gone.push(one);
    } catch (error) {
      if (error !== fault) throw error;
      return outcome('storage', index, fault);
    }
  }
  return outcome(null, marked.rows.length);
};
