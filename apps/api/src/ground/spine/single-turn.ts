import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database/database';

/** Milliseconds between tries. */
const retryMs = 1_000;
/** How long the database may take to give a connection, in milliseconds. */
const connectMs = 10_000;

/** What one process alone may do, as long as it may. */
export interface SingleTurn {
  /** Fires when the connection that holds the turn is lost: another process may have it then. */
  readonly lost: AbortSignal;
  end(): Promise<void>;
}

const lockKey = (name: string): string =>
  createHash('sha256').update(`turn:${name}`).digest().readBigInt64BE(0).toString();

const tryTurn = async (url: string, name: string): Promise<SingleTurn | null> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `forecourt ${name}`,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  });
  const lost = new AbortController();
  // Lost before its owner listens, it would end the process.
  client.on('error', () => undefined);
  client.once('end', () => lost.abort());
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', [
      lockKey(name),
    ]);
    if (rows[0]?.got === true) return { lost: lost.signal, end: () => client.end() };
  } catch {
    // The database is away; whoever waits tries again.
  }
  await client.end().catch(() => undefined);
  return null;
};

/**
 * Waits until this process is the only one, of all that share the database, to do what is named. A process that is
 * killed loses its turn with its connection. Null once `stopping` fires.
 */
export const waitForTurn = async (
  database: Pick<Database, 'sessionUrl'>,
  name: string,
  stopping: AbortSignal,
): Promise<SingleTurn | null> => {
  while (!stopping.aborted) {
    const turn = await tryTurn(database.sessionUrl, name);
    if (turn !== null) return turn;
    await pause(retryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  return null;
};
