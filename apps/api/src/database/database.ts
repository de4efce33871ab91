import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { leaseCluster } from '../embedded-postgres/cluster';
import type { Env } from '../env';
import { runMigrations } from './migrate';
import * as schema from './schema';

/** The database with its typed schema. */
export type Db = NodePgDatabase<typeof schema>;
/** A transaction of it. A verb that must be one with others takes this. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open database: one pool for everything of this process. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Connection address, for parts that need connections of their own (jobs, leases). */
  readonly url: string;
  close(): Promise<void>;
}

const embeddedDatabase = 'forecourt';

/** Wraps a pool in the typed schema. `afterClose` runs when the pool has ended. */
export const databaseAt = (url: string, afterClose: () => Promise<void> = async () => undefined): Database => {
  const pool = new pg.Pool({ connectionString: url, max: 12, application_name: 'forecourt', keepAlive: true });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one in use: its query fails, and whoever asked is told; the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closed: Promise<void> | undefined;
  return {
    pool,
    url,
    db: drizzle(pool, { schema }),
    close: () => {
      closed ??= pool.end().then(afterClose);
      return closed;
    },
  };
};

const ensureDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl });
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

/** Opens the database that `env` names, the embedded one by default, and brings it forward. */
export const openDatabase = async (env: Pick<Env, 'databaseUrl' | 'dataDir' | 'pgPort'>): Promise<Database> => {
  if (env.databaseUrl !== null) {
    const given = databaseAt(env.databaseUrl);
    try {
      await runMigrations(given.pool);
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
    await runMigrations(embedded.pool);
    return embedded;
  } catch (error) {
    await lease.release();
    throw error;
  }
};
