import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { RunReport } from '../../ground/database/schema/shapes/run-report';
import type { FeedInspection } from './feed-file/inspect-feed';
import type { FeedRecord, RejectReason } from './feed-vehicle';

/** A refused row. */
export interface Reject {
  /** Line it starts on in the file, counted from 1. */
  readonly line: number;
  /** Number of the record in the file, counted from 1. */
  readonly record: number;
  readonly reasons: readonly RejectReason[];
  readonly row: FeedRecord;
}

/** Counts of one import. Read is the sum of created, updated, unchanged and refused. */
export interface RunCounts {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly sold: number;
}

export interface NewRun {
  readonly dealershipId: string;
  readonly profile: string;
  readonly feed: string;
  readonly mode: 'snapshot' | 'delta';
  /** Name of the file, or address without its query. */
  readonly sourceName: string;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

const rejectsAtOnce = 1000;

/** Writes down that an import has begun; answers its id. */
export const startRun = async (
  client: Queryable,
  run: NewRun,
  inspection: Pick<FeedInspection, 'format' | 'encoding' | 'digest'> | null,
): Promise<string> => {
  const id = uuidv7();
  await client.query(
    `insert into stock_runs (id, dealership_id, profile, feed, source_name, status, mode, format, encoding, digest)
     values ($1, $2, $3, $4, $5, 'running', $6, $7, $8, $9)`,
    [
      id,
      run.dealershipId,
      run.profile,
      run.feed,
      run.sourceName,
      run.mode,
      inspection?.format ?? null,
      inspection?.encoding ?? null,
      inspection?.digest ?? null,
    ],
  );
  return id;
};

/** Ends a run: with what it did, or with why it changed nothing. */
export const finishRun = async (
  client: Queryable,
  runId: string,
  {
    counts,
    rejected,
    report,
    error,
  }: { counts: RunCounts | null; rejected: number; report: RunReport | null; error: string | null },
): Promise<void> => {
  await client.query(
    `update stock_runs set status = $2, rows_read = $3, rows_created = $4, rows_updated = $5, rows_unchanged = $6,
       rows_rejected = $7, rows_sold = $8, error = $9, report = $10, finished_at = now() where id = $1`,
    [
      runId,
      error === null ? 'done' : 'failed',
      counts?.read ?? 0,
      counts?.created ?? 0,
      counts?.updated ?? 0,
      counts?.unchanged ?? 0,
      rejected,
      counts?.sold ?? 0,
      error,
      report === null ? null : JSON.stringify(report),
    ],
  );
};

/** Records a run for a feed that could not even be fetched, so that it shows in the history. */
export const recordFailedRun = async (client: Queryable, run: NewRun, error: string): Promise<void> => {
  await finishRun(client, await startRun(client, run, null), {
    counts: null,
    rejected: 0,
    report: null,
    error,
  });
};

/** Ends what a killed process left behind. Only for the holder of the dealership's import lock. */
export const endAbandonedRuns = async (client: Queryable, dealershipId: string): Promise<void> => {
  await client.query(
    `update stock_runs set status = 'failed', finished_at = now(),
       error = 'The process that ran it ended before it was done. Import the file again.'
     where dealership_id = $1 and status = 'running'`,
    [dealershipId],
  );
};

/** Keeps refused rows whole, so that they can be mended and imported again (STCK-01). */
export const keepRejects = async (client: Queryable, runId: string, rejects: readonly Reject[]): Promise<void> => {
  for (let start = 0; start < rejects.length; start += rejectsAtOnce) {
    const rows = rejects.slice(start, start + rejectsAtOnce).map((reject) => ({ run_id: runId, ...reject }));
    await client.query(
      `insert into stock_rejects (run_id, line, record, reasons, row)
       select run_id, line, record, reasons, row
       from jsonb_to_recordset($1::jsonb) as r(run_id uuid, line int, record int, reasons jsonb, row jsonb)`,
      [JSON.stringify(rows)],
    );
  }
};
