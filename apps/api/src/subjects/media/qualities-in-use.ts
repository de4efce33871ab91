import { defaultQuality } from '@forecourt/api-contract/media';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** Milliseconds for which the sites' settings are not read again. */
const freshMs = 1000;

/** The quality among those in use that is nearest to a wished one. */
export type ServedQuality = (wished: number) => Promise<number>;

/**
 * Serves the default quality and those that some site's document names (`media.quality`), so that a stranger cannot have
 * each picture made in a hundred ways. The sites are looked at only for a quality that is not known to be in use.
 */
export const createServedQuality = ({
  db,
  onFault,
  clock = () => performance.now(),
}: {
  readonly db: Db;
  /** Told when the sites cannot be read: what was known before is served. */
  readonly onFault: (error: unknown) => void;
  readonly clock?: () => number;
}): ServedQuality => {
  let inUse: readonly number[] = [defaultQuality];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const { rows } = await db.execute<{ quality: number }>(
      sql`select distinct (document->'media'->>'quality')::integer as quality from sites where document->'media'->>'quality' is not null`,
    );
    inUse = [...new Set([defaultQuality, ...rows.map(({ quality }) => quality)])];
  };
  const refresh = (): Promise<void> => {
    reading ??= read()
      .catch(onFault)
      .finally(() => {
        readAt = clock();
        reading = null;
      });
    return reading;
  };
  return async (wished) => {
    if (!inUse.includes(wished) && clock() - readAt >= freshMs) await refresh();
    return inUse.reduce((best, quality) => (Math.abs(quality - wished) < Math.abs(best - wished) ? quality : best));
  };
};
