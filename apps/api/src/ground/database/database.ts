import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { leaseCluster } from '../embedded-postgres/cluster';
import type { Env } from '../env/env';
import type { MigrationSetting } from '../env/migration-setting';
import { databaseTrouble } from './database-trouble';
import { runMigrations } from './migrate';
import { requireSchema } from './require-schema';
import { forgetForeignChanges } from './restored-spine';

/** The database; its tables are named by each query, from the schema. */
export type Db = NodePgDatabase;
/** A transaction of it. A verb that must be one with others takes this. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a transaction can begin: the database, or a transaction, which then holds the new one within. */
export type Transacting = Pick<Db, 'transaction'>;

/** An open database: one pool for everything of this process. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  /**
   * Connections that keep something between queries, such as a lock or a temporary table: the pool itself, or, where a
   * pooler stands between, one that goes past it.
   */
  readonly sessions: pg.Pool;
  /** Connection address of the pool, for parts that keep nothing on their connections (jobs). */
  readonly url: string;
  /** Connection address of `sessions`, for parts that keep a connection of their own (leases). */
  readonly sessionUrl: string;
  /** What is done about tables that are not those of this release. */
  readonly migrations: MigrationSetting;
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
 * empty. Here it goes back in every case, and for good when it is broken. Neither is told the tables: it would work out how
 * they hang together for each transaction, which no query of ours asks.
 */
const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      broken = databaseTrouble(error) !== null;
      throw error;
    } finally {
      client.release(broken);
    }
  };

const poolAt = (url: string, max: number, { connectMs, answerMs }: Patience): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'forecourt',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its query rejects, so the caller knows, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Past a pooler go imports alone, of which few run at once; each connection is one of the server's own. */
const mostSessions = 4;

/** Opens a pool and what queries are built by. `afterClose` runs when the pool has ended. */
export const databaseAt = (
  url: string,
  afterClose: () => Promise<void> = async () => undefined,
  limits: Patience = patience,
  {
    sessionUrl = url,
    migrations = 'run',
  }: { readonly sessionUrl?: string; readonly migrations?: MigrationSetting } = {},
): Database => {
  const pool = poolAt(url, 12, limits);
  const sessions = sessionUrl === url ? pool : poolAt(sessionUrl, mostSessions, limits);
  const db = drizzle(pool);
  db.transaction = transactionsOf(pool);
  let closed: Promise<void> | undefined;
  return {
    pool,
    sessions,
    url,
    sessionUrl,
    migrations,
    db,
    close: () => {
      closed ??= Promise.all([...new Set([pool, sessions])].map((each) => each.end())).then(afterClose);
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

/** Where the database is, and what is done about its tables. */
export type DatabasePlace = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'pgPort' | 'migrations'>;

/** Connects to the database that `env` names, the embedded one by default, as it stands. */
export const connectDatabase = async (env: DatabasePlace): Promise<Database> => {
  const { migrations } = env;
  if (env.databaseUrl !== null)
    return databaseAt(env.databaseUrl, undefined, undefined, {
      migrations,
      sessionUrl: env.databaseDirectUrl ?? env.databaseUrl,
    });
  const lease = await leaseCluster(env.dataDir, env.pgPort);
  try {
    await ensureDatabase(lease.url('postgres'), embeddedDatabase);
    return databaseAt(lease.url(embeddedDatabase), () => lease.release(), undefined, { migrations });
  } catch (error) {
    await lease.release();
    throw error;
  }
};

/**
 * Opens the database that `env` names, the embedded one by default, with the tables of this release: brings them forward,
 * or looks whether they are there, as `env.migrations` says.
 * @throws SchemaRefused where they are not, and may not be changed
 */
export const openDatabase = async (env: DatabasePlace): Promise<Database> => {
  const database = await connectDatabase(env);
  try {
    if (env.migrations === 'run') await runMigrations(database.sessions);
    else await requireSchema(database.pool, env.migrations);
    await forgetForeignChanges(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
