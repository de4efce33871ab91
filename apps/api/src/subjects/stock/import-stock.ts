import type { Dealership } from '@forecourt/config/dealership';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../../ground/database/database';
import { databaseTrouble } from '../../ground/database/database-trouble';
import type { RunReport } from '../../ground/database/schema/shapes/run-report';
import { endFeedReservationsOfSold, hasFeedReservations } from '../reservations';
import { applyBatch, countAbsent, findLeftAlone, markAbsentSold, type StagedBatch } from './apply-staging';
import type { FeedFormat } from './feed-file/inspect-feed';
import { withImportLock } from './import-lock';
import type { MapOptions } from './map-rows';
import { showKnownPictures } from './pictures/remote-pictures';
import { type FeedProfile, findProfile } from './profiles';
import { batchRows, readIntoStaging } from './read-into-staging';
import { fileSource, type RecordSource } from './record-source';
import { findShownNowhere } from './shown-nowhere';
import { createStaging } from './staging';
import { StockError } from './stock-error';
import { finishRun, keepRejects, type Reject, type RunCounts, startRun } from './stock-runs';

/** A snapshot that would take more than this share of a feed's vehicles off sale is refused by default. */
export const defaultRemovalLimit = 0.3;

/** Where an import has come to; the total is unknown while the file is read. */
export interface ImportProgress {
  readonly phase: 'reading' | 'writing';
  readonly rows: number;
  readonly rejected: number;
}

export interface ImportOptions extends MapOptions {
  /** Path of the feed, or its records. */
  readonly file: string | RecordSource;
  /** The format of the file; detected from its content by default. */
  readonly format?: FeedFormat;
  /** Slug of the dealership that owns the stock. */
  readonly dealership: string;
  readonly profile: string;
  /** Name of the feed; a dealership may have several, and each marks only its own absent stock as sold. */
  readonly feed?: string;
  /** `snapshot`: what is not in the file has been sold. `delta`: the file holds changes only. */
  readonly mode?: 'snapshot' | 'delta';
  /** Largest share of the feed's vehicles, 0 to 1, that a snapshot may take off sale. */
  readonly removalLimit?: number;
  /** Take off sale every vehicle that the snapshot lacks, however many. */
  readonly allowRemoval?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportResult extends RunCounts, RunReport {
  readonly run_id: string;
  /** How the file was read; null when the records came from no file. */
  readonly format: FeedFormat | null;
  readonly encoding: 'utf-8' | 'windows-1252' | null;
  /** Pictures still to be fetched in the background. */
  readonly pictures_waiting: number;
  readonly rejects: readonly Reject[];
}

/** The dealership of that slug. Throws a {@link StockError} that names the known ones. */
export const findDealership = async (client: Pick<pg.ClientBase, 'query'>, slug: string): Promise<Dealership> => {
  const { rows } = await client.query<{ document: Dealership }>(
    'select document from dealerships where slug = $1 and removed_at is null',
    [slug],
  );
  const dealership = rows[0]?.document;
  if (dealership === undefined) {
    const all = await client.query<{ slug: string }>(
      'select slug from dealerships where removed_at is null order by slug',
    );
    throw new StockError(
      'dealership-unknown',
      `There is no dealership "${slug}".`,
      `Known are: ${all.rows.map((row) => row.slug).join(', ') || 'none'}. Apply its document first: forecourt dealerships apply <file>.`,
    );
  }
  return dealership;
};

const refuseMassSold = async (
  client: pg.ClientBase,
  dealership: Dealership,
  feed: string,
  mentioned: readonly string[],
  limit: number,
): Promise<void> => {
  const { known, absent } = await countAbsent(client, dealership.id, feed, mentioned);
  if (absent > 1 && absent > known * limit) {
    throw new StockError(
      'mass-sold',
      `${absent} of ${known} vehicles on sale are not in this file; taking them off sale looks like a mistake.`,
      'Nothing was changed. Check the file; if it is right, import it with --allow-removal, or as changes only with --mode delta.',
    );
  }
};

const writeStaged = async (
  client: pg.PoolClient,
  { read, ...staged }: Omit<StagedBatch, 'from' | 'to'> & { readonly read: number },
  onBatch: (written: number) => void,
) => {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 1; from <= read; from += batchRows) {
    const done = await applyBatch(client, { ...staged, from, to: from + batchRows - 1 });
    counts.created += done.created;
    counts.updated += done.updated;
    counts.unchanged += done.unchanged;
    onBatch(counts.created + counts.updated + counts.unchanged);
  }
  return counts;
};

/** A failure of the database in words of an import; any other error as it is. */
const named = (error: unknown): unknown => {
  const trouble = error instanceof StockError ? null : databaseTrouble(error);
  if (trouble === null) return error;
  const remedy = 'What was written by then is whole. Import the file again, and the rest follows.';
  return trouble === 'full'
    ? new StockError('disk-full', 'The database has no room left.', `${remedy} Free disk space first.`, {
        cause: error,
      })
    : new StockError('database-away', 'The database went away before the import was done.', remedy, {
        cause: error,
      });
};

const runImport = async (
  client: pg.PoolClient,
  runId: string,
  { source, profile, dealership }: { source: RecordSource; profile: FeedProfile; dealership: Dealership },
  options: ImportOptions,
): Promise<ImportResult> => {
  const feed = options.feed ?? profile.name;
  const isSnapshot = options.mode !== 'delta';
  await createStaging(client);
  const onBatch = (rows: number, rejected: number) => options.onProgress?.({ phase: 'reading', rows, rejected });
  const staged = await readIntoStaging(client, source, { profile, dealership, feed }, { ...options, onBatch });
  const { read, rejects, mentioned, left_out, hasRemotePictures, hasReserved } = staged;
  if (isSnapshot && options.allowRemoval !== true)
    await refuseMassSold(client, dealership, feed, mentioned, options.removalLimit ?? defaultRemovalLimit);
  const pictures_waiting = hasRemotePictures ? await showKnownPictures(client, dealership.id) : 0;
  const tells = hasReserved || (await hasFeedReservations(drizzle(client), dealership.id));
  const reservations = tells ? { now: options.now } : null;
  const counts = await writeStaged(client, { dealershipId: dealership.id, feed, read, reservations }, (rows) =>
    options.onProgress?.({ phase: 'writing', rows, rejected: rejects.length }),
  );
  const left_alone = await findLeftAlone(client, dealership.id, feed, mentioned);
  const sold = isSnapshot ? await markAbsentSold(client, dealership.id, feed, mentioned) : 0;
  if (reservations !== null) {
    const sales = { dealershipId: dealership.id, feed, now: reservations.now };
    await drizzle(client).transaction((tx) => endFeedReservationsOfSold(tx, sales));
  }
  await keepRejects(client, runId, rejects);
  const result = { read, ...counts, sold };
  const report = { left_out, left_alone, shown_nowhere: await findShownNowhere(client, dealership, feed) };
  await finishRun(client, runId, { counts: result, rejected: rejects.length, report, error: null });
  return {
    run_id: runId,
    ...result,
    ...report,
    format: source.inspection?.format ?? null,
    encoding: source.inspection?.encoding ?? null,
    pictures_waiting,
    rejects,
  };
};

/** An import keeps its lock and its staging on one connection. */
type ImportDatabase = Pick<Database, 'pool' | 'sessions'>;

const importAlone = async ({ pool, sessions }: ImportDatabase, options: ImportOptions): Promise<ImportResult> => {
  const profile = findProfile(options.profile);
  const dealership = await findDealership(pool, options.dealership);
  const source =
    typeof options.file === 'string' ? await fileSource(options.file, { format: options.format }) : options.file;
  const client = await sessions.connect();
  let fault: Error | undefined;
  try {
    return await withImportLock(client, dealership, async () => {
      // It may have been removed meanwhile; while this import has its lock it cannot be.
      await findDealership(client, options.dealership);
      const run = {
        dealershipId: dealership.id,
        profile: profile.name,
        feed: options.feed ?? profile.name,
        mode: options.mode ?? 'snapshot',
        sourceName: source.name,
      };
      const runId = await startRun(client, run, source.inspection);
      try {
        return await runImport(client, runId, { source, profile, dealership }, options);
      } catch (error) {
        const told = named(error);
        const why = told instanceof Error ? told.message : String(told);
        // On another connection, since this one may be what failed. Nothing is written to a database that is away: then
        // the worker or the next import ends the run.
        await finishRun(pool, runId, { counts: null, rejected: 0, report: null, error: why }).catch(() => undefined);
        throw error;
      } finally {
        await client.query('drop table if exists stock_staging').catch(() => undefined);
      }
    });
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that met a failure is closed: lock and staging end with it.
    client.release(fault);
  }
};

/**
 * Imports one feed (STCK-01). It is read and checked whole before anything is changed; then its rows are written in
 * batches, each a transaction with its rows in `changes`. Bad rows are kept with line, field, value and reason; a second
 * run of the same file changes nothing. Throws {@link StockError} when it was not done.
 */
export const importStock = async (database: ImportDatabase, options: ImportOptions): Promise<ImportResult> => {
  try {
    return await importAlone(database, options);
  } catch (error) {
    throw named(error);
  }
};
