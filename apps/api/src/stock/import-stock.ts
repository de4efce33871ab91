import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Dealership, Vehicle } from '@forecourt/domain';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database';
import { applyBatch, countAbsent, markAbsentSold, takeAddressClashes } from './apply-staging';
import type { FeedRecord, RejectReason } from './feed-vehicle';
import { feedProfiles } from './profiles';
import type { FeedProfile } from './profiles/profile';
import { type NumberedRecord, readCsv } from './read-csv';
import { addressKey, addToStaging, createStaging, type StagedVehicle, sealStaging, stage } from './staging';
import { StockError } from './stock-error';

const batchRows = 1000;
/** A snapshot that would take more than this share of a feed's vehicles off sale is refused, unless told otherwise. */
export const massSoldShare = 0.3;

/** Where an import has come to; `total` is unknown while the file is read. */
export interface ImportProgress {
  readonly phase: 'reading' | 'writing';
  readonly rows: number;
  readonly rejected: number;
}

export interface ImportOptions {
  readonly file: string;
  /** Slug of the dealership that owns the stock. */
  readonly dealership: string;
  readonly profile: string;
  /** Name of the feed; a dealership may have several, and each marks only its own absent stock as sold. */
  readonly feed?: string;
  /** `snapshot`: what is not in the file has been sold. `delta`: the file holds changes only. */
  readonly mode?: 'snapshot' | 'delta';
  readonly allowMassSold?: boolean;
  readonly now: Date;
  /** Stores a picture that the feed names and gives its address; null when there is none to be had. */
  readonly picture: (name: string) => Promise<Vehicle['images'][number] | null>;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** A refused row. */
export interface Reject {
  readonly line: number;
  readonly reasons: readonly RejectReason[];
  readonly row: FeedRecord;
}

export interface ImportResult {
  readonly run_id: string;
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly sold: number;
  readonly rejects: readonly Reject[];
}

/** One number per dealership for PostgreSQL's advisory locks. */
const lockKey = (dealershipId: string): string =>
  createHash('sha256').update(`stock-import:${dealershipId}`).digest().readBigInt64BE(0).toString();

const findDealership = async (client: pg.ClientBase, slug: string): Promise<Dealership> => {
  const { rows } = await client.query<{ document: Dealership }>('select document from dealerships where slug = $1', [
    slug,
  ]);
  const dealership = rows[0]?.document;
  if (dealership === undefined) {
    const all = await client.query<{ slug: string }>('select slug from dealerships order by slug');
    throw new StockError(
      'dealership-unknown',
      `There is no dealership "${slug}".`,
      `Known are: ${all.rows.map((row) => row.slug).join(', ') || 'none'}. Apply its document first: forecourt dealerships apply <file>.`,
    );
  }
  return dealership;
};

const findProfile = (name: string): FeedProfile => {
  const profile = feedProfiles[name];
  if (profile === undefined) {
    throw new StockError(
      'profile-unknown',
      `There is no profile "${name}".`,
      `Use one of: ${Object.keys(feedProfiles).join(', ')}.`,
    );
  }
  return profile;
};

/** Maps records to staged vehicles one by one, remembering what makes a row a repeat of an earlier one. */
const createMapper = (profile: FeedProfile, dealership: Dealership, options: ImportOptions) => {
  const occurrences = new Map<string, number>();
  const lineOfAddress = new Map<string, number>();
  const context = {
    dealership,
    year: options.now.getUTCFullYear(),
    occurrence: (identity: string) => {
      const count = (occurrences.get(identity) ?? 0) + 1;
      occurrences.set(identity, count);
      return count;
    },
  };
  return async ({ line, record, columns }: NumberedRecord): Promise<StagedVehicle | Reject> => {
    if (columns !== null) {
      const reason = `This line has ${columns.found} columns where the header has ${columns.expected}. Check its quotes and separators.`;
      return { line, row: record, reasons: [{ field: 'line', value: String(columns.found), reason }] };
    }
    const { vehicle, reasons } = profile.map(record, context);
    if (vehicle === null) return { line, row: record, reasons };
    const key = addressKey(vehicle.stocknum);
    const earlier = lineOfAddress.get(key);
    if (key === '' || earlier !== undefined) {
      const reason =
        key === ''
          ? 'The stock number needs a letter or a digit.'
          : `Line ${earlier} has this stock number already. Give each vehicle its own.`;
      return { line, row: record, reasons: [{ field: 'stocknum', value: vehicle.stocknum, reason }] };
    }
    lineOfAddress.set(key, line);
    const images = (await Promise.all(vehicle.pictures.map(options.picture))).filter((image) => image !== null);
    return stage(vehicle, images, line);
  };
};

const isReject = (mapped: StagedVehicle | Reject): mapped is Reject => 'reasons' in mapped;

const readIntoStaging = async (
  client: pg.ClientBase,
  profile: FeedProfile,
  dealership: Dealership,
  options: ImportOptions,
) => {
  const mapRow = createMapper(profile, dealership, options);
  const rejects: Reject[] = [];
  let batch: StagedVehicle[] = [];
  let read = 0;
  let lastLine = 1;
  // One batch is on its way to the database while the next is read.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = addToStaging(client, batch);
    // Its failure is met by the next await; until then it must not count as unhandled.
    writing.catch(() => undefined);
    batch = [];
  };
  for await (const numbered of readCsv(options.file, profile.requiredColumns)) {
    const mapped = await mapRow(numbered);
    read += 1;
    lastLine = numbered.line;
    if (isReject(mapped)) rejects.push(mapped);
    else batch.push(mapped);
    if (batch.length === batchRows) {
      await flush();
      options.onProgress?.({ phase: 'reading', rows: read, rejected: rejects.length });
    }
  }
  await flush();
  await writing;
  await sealStaging(client);
  for (const { line, stocknum, holder } of await takeAddressClashes(client, dealership.id)) {
    const reason = `Stock number ${holder} has the same web address already. Change one of the two.`;
    rejects.push({ line, row: { stocknum }, reasons: [{ field: 'stocknum', value: stocknum, reason }] });
  }
  return { rejects, read, lastLine };
};

const refuseMassSold = async (client: pg.ClientBase, dealership: Dealership, feed: string): Promise<void> => {
  const { known, absent } = await countAbsent(client, dealership.id, feed);
  if (absent > 1 && absent > known * massSoldShare) {
    throw new StockError(
      'mass-sold',
      `${absent} of ${known} vehicles on sale are not in this file; taking them off sale looks like a mistake.`,
      'Nothing was changed. Check the file; if it is right, import it with --allow-mass-sold, or as changes only with --mode delta.',
    );
  }
};

const finishRun = (client: pg.ClientBase, runId: string, result: ImportResult | null, error: string | null) =>
  client.query(
    `update stock_runs set status = $2, rows_read = $3, rows_created = $4, rows_updated = $5, rows_unchanged = $6,
       rows_rejected = $7, rows_sold = $8, error = $9, finished_at = now() where id = $1`,
    [
      runId,
      error === null ? 'done' : 'failed',
      result?.read ?? 0,
      result?.created ?? 0,
      result?.updated ?? 0,
      result?.unchanged ?? 0,
      result?.rejects.length ?? 0,
      result?.sold ?? 0,
      error,
    ],
  );

const keepRejects = async (client: pg.ClientBase, runId: string, rejects: readonly Reject[]): Promise<void> => {
  for (let start = 0; start < rejects.length; start += batchRows) {
    const rows = rejects
      .slice(start, start + batchRows)
      .map(({ line, reasons, row }) => ({ run_id: runId, line, reasons, row }));
    await client.query(
      `insert into stock_rejects (run_id, line, reasons, row)
       select run_id, line, reasons, row from jsonb_to_recordset($1::jsonb) as r(run_id uuid, line int, reasons jsonb, row jsonb)`,
      [JSON.stringify(rows)],
    );
  }
};

/**
 * Imports one feed file (STCK-01). The file is read and checked whole before anything is changed; then its rows are
 * written in batches, each a transaction with its rows in `changes`. Bad rows are kept with line, field, value and
 * reason; a second run of the same file changes nothing. Throws {@link StockError} when nothing was changed.
 */
export const importStock = async ({ pool }: Pick<Database, 'pool'>, options: ImportOptions): Promise<ImportResult> => {
  const profile = findProfile(options.profile);
  const feed = options.feed ?? options.profile;
  const mode = options.mode ?? 'snapshot';
  try {
    await access(options.file);
  } catch {
    throw new StockError('file-missing', `There is no readable file at ${options.file}.`, 'Check the path.');
  }
  const client = await pool.connect();
  let locked: Dealership | null = null;
  try {
    const dealership = await findDealership(client, options.dealership);
    const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', [
      lockKey(dealership.id),
    ]);
    if (lock.rows[0]?.got !== true) {
      throw new StockError(
        'import-running',
        `Another import of ${dealership.name} is running.`,
        'Wait for it to end, then start this one again.',
      );
    }
    locked = dealership;
    const runId = uuidv7();
    await client.query(
      `insert into stock_runs (id, dealership_id, profile, feed, source_name, status) values ($1, $2, $3, $4, $5, 'running')`,
      [runId, dealership.id, profile.name, feed, basename(options.file)],
    );
    try {
      await createStaging(client);
      const { rejects, read, lastLine } = await readIntoStaging(client, profile, dealership, options);
      if (mode === 'snapshot' && options.allowMassSold !== true) await refuseMassSold(client, dealership, feed);
      const counts = { created: 0, updated: 0, unchanged: 0 };
      for (let from = 1; from <= lastLine; from += batchRows) {
        const done = await applyBatch(client, { dealershipId: dealership.id, feed, from, to: from + batchRows - 1 });
        counts.created += done.created;
        counts.updated += done.updated;
        counts.unchanged += done.unchanged;
        options.onProgress?.({
          phase: 'writing',
          rows: counts.created + counts.updated + counts.unchanged,
          rejected: rejects.length,
        });
      }
      const stillThere = rejects.map(({ row }) => row.stocknum ?? '').filter((stocknum) => stocknum !== '');
      const sold = mode === 'snapshot' ? await markAbsentSold(client, dealership.id, feed, stillThere) : 0;
      const result: ImportResult = { run_id: runId, read, ...counts, sold, rejects };
      await keepRejects(client, runId, rejects);
      await finishRun(client, runId, result, null);
      return result;
    } catch (error) {
      await finishRun(client, runId, null, error instanceof Error ? error.message : String(error));
      throw error;
    }
  } finally {
    await client.query('drop table if exists stock_staging');
    if (locked !== null) await client.query('select pg_advisory_unlock($1::bigint)', [lockKey(locked.id)]);
    client.release();
  }
};
