import { createHash } from 'node:crypto';
import type { Dealership } from '@forecourt/config';
import type pg from 'pg';
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
