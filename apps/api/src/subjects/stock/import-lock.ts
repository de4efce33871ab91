import { createHash } from 'node:crypto';
import type { Dealership } from '@forecourt/config/dealership';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '../../ground/database/database';
import { StockError } from './stock-error';
import { endAbandonedRuns } from './stock-runs';

/** One number per dealership for PostgreSQL's advisory locks. */
const lockKey = (dealershipId: string): string =>
  createHash('sha256').update(`stock-import:${dealershipId}`).digest().readBigInt64BE(0).toString();

/**
 * Runs `action` as the only import of the dealership, in any process. The lock belongs to this one connection: it
 * ends with it, so a killed import holds nobody up.
 */
export const withImportLock = async <Result>(
  client: pg.ClientBase,
  dealership: Dealership,
  action: () => Promise<Result>,
): Promise<Result> => {
  const key = lockKey(dealership.id);
  const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', [key]);
  if (lock.rows[0]?.got !== true) {
    throw new StockError(
      'import-running',
      `Another import of ${dealership.name} is running.`,
      'Wait for it to end, then start this one again.',
    );
  }
  try {
    await endAbandonedRuns(client, dealership.id);
    return await action();
  } finally {
    // Closing the connection would free it too, but only some time after the next import has been refused.
    await client.query('select pg_advisory_unlock($1::bigint)', [key]).catch(() => undefined);
  }
};

/** Whether an import of the dealership runs now, in any process; if none does, none begins before the transaction ends. */
export const isImportRunning = async (tx: Tx, dealershipId: string): Promise<boolean> => {
  const lock = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockKey(dealershipId)}::bigint) as got`,
  );
  return lock.rows[0]?.got !== true;
};

/**
 * Ends the runs of imports that are no more, and could not say so: their process was killed, or the database was away.
 * Answers how many dealerships had one. An import that runs holds the lock and is left alone.
 */
export const endLostRuns = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ dealership_id: string }>(
    "select distinct dealership_id from stock_runs where status = 'running'",
  );
  let ended = 0;
  for (const { dealership_id } of rows) {
    // In a transaction, so that the lock ends with it whatever happens.
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('begin');
      const lock = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as got', [
        lockKey(dealership_id),
      ]);
      if (lock.rows[0]?.got === true) {
        await endAbandonedRuns(client, dealership_id);
        ended += 1;
      }
      await client.query('commit');
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(fault);
    }
  }
  return ended;
};
