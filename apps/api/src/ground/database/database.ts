import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { leaseCluster } from '../embedded-postgres/cluster';
import type { Env } from '../env/env';
import { databaseTrouble } from './database-trouble';
import { runMigrations } from './migrate';
import { forgetForeignChanges } from './restored-spine';
import * as schema from './schema';

/** The database with its typed schema. */
export type Db = NodePgDatabase<typeof schema>;
/** A transaction of it. A verb that must be one with others takes this. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a transaction can begin: the database, or a transaction, which then holds the new one within. */
export type Transacting = Pick<Db, 'transaction'>;

/** An open database: one pool for everything of this process. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Connection address, for parts that need connections of their own (jobs, leases). */
  readonly url: string;
  close(): Promise<void>;
}

const embeddedDatabase = 'forecourt';

/** How long the database may take, in milliseconds, before it counts as away. */
interface Patience {
  /** To give a connection. */
  readonly connectMs: number;
  /** To answer one query. Far beyond any of ours: a server that is cut off without a word never answers. */
  readonly answerMs: number;
}
const patience: Patience = { connectMs: 10_000, answerMs: 180_000 };

/**
 * Drizzle's own keeps the connection for ever when `begin` fails: after some deaths of the server the pool would be
 * empty. Here it goes back in every case, and for good when it is broken.
 */
const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      broken = databaseTrouble(error) !== null;
      throw error;
    } finally {
      client.release(broken);
    }
  };

/** Wraps a pool in the typed schema. `afterClose` runs when the pool has ended. */
export const databaseAt = (
  url: string,
  afterClose: () => Promise<void> = async () => undefined,
  { connectMs, answerMs }: Patience = patience,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    application_name: 'forecourt',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its query rejects, so the caller knows, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  db.transaction = transactionsOf(pool);
  let closed: Promise<void> | undefined;
  return {
    pool,
    url,
    db,
    close: () => {
      closed ??= pool.end().then(afterClose);
      return closed;
    },
  };
};

const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  // Lost while it works, its query fails; unheard, it would end the process too.
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04 duplicate_database, 23505 two creators at once: either way it is there.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await admin.end();
  }
};

const bringForward = async ({ pool }: Database): Promise<void> => {
  await runMigrations(pool);
  await forgetForeignChanges(pool);
};

/** Opens the database that `env` names, the embedded one by default, and brings it forward. */
export const openDatabase = async (env: Pick<Env, 'databaseUrl' | 'dataDir' | 'pgPort'>): Promise<Database> => {
  if (env.databaseUrl !== null) {
    const given = databaseAt(env.databaseUrl);
    try {
      await bringForward(given);
      return given;
    } catch (error) {
      await given.close();
      throw error;
    }
  }
  const lease = await leaseCluster(env.dataDir, env.pgPort);
  try {
    await ensureDatabase(lease.url('postgres'), embeddedDatabase);
    const embedded = databaseAt(lease.url(embeddedDatabase), () => lease.release());
    await bringForward(embedded);
    return embedded;
  } catch (error) {
    await lease.release();
    throw error;
  }
};
