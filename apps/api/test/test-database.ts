import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Database, databaseAt } from '../src/ground/database/database';
import { runMigrations } from '../src/ground/database/migrate';
import { type ClusterLease, leaseCluster } from '../src/ground/embedded-postgres/cluster';
import { placesUnder, portInUse } from '../src/ground/embedded-postgres/server';
import { migrationsFolder, repositoryRoot } from '../src/ground/env/paths';

/** Any fixed number: one test worker at a time makes the template. */
const templateLock = 7_306_131_002;

const migrationsDigest = (): string => {
  const digest = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    digest.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return digest.digest('hex').slice(0, 12);
};

const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
};

const ensureTemplate = async (admin: pg.Client, serverUrl: string, template: string): Promise<void> => {
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount !== 0) return;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${pg.escapeIdentifier(draft)}`);
  await admin.query(`create database ${pg.escapeIdentifier(draft)}`);
  const database = databaseAt(withDatabase(serverUrl, draft));
  try {
    await runMigrations(database.pool);
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(template)}`);
};

/** The server tidies up in a new database for a moment (autovacuum), and whoever is no superuser has to wait for it. */
const drop = async (admin: pg.Client, name: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === '42501';
      if (!isBusy || tries === 100) throw error;
      await pause(200);
    }
  }
};

const clusterFolder = join(repositoryRoot, '.forecourt', 'test');

/**
 * Integration runs keep the server from one file to the next: to stop and start it takes longer than many a file. They end
 * it with `endTestCluster`.
 */
const isKept = process.env.FORECOURT_KEEP_TEST_CLUSTER === '1';
let kept: Promise<ClusterLease> | undefined;

const leaseTestCluster = async (): Promise<ClusterLease> => {
  if (!isKept) return leaseCluster(clusterFolder, 0);
  kept ??= leaseCluster(clusterFolder, 0);
  const { url } = await kept;
  return { url, release: async () => undefined };
};

/** Ends the server of tests, should it run and nobody use it. */
export const endTestCluster = async (): Promise<void> => {
  if (portInUse(placesUnder(clusterFolder)) === null) return;
  await (await leaseCluster(clusterFolder, 0)).release();
};

/**
 * For tests: a fresh, migrated database of its own, copied from a template, on the server of
 * FORECOURT_TEST_DATABASE_URL if that is set and else on an embedded one kept for tests. `close` drops it. DATABASE_URL
 * is not looked at: a shell that has it set for work must not have its server filled with test databases.
 */
export const createTestDatabase = async ({
  isEmpty = false,
}: {
  /** Leave it as a new server has it, without a table. */
  readonly isEmpty?: boolean;
} = {}): Promise<Database> => {
  const given = process.env.FORECOURT_TEST_DATABASE_URL;
  const lease = given ? null : await leaseTestCluster();
  const serverUrl = given ?? lease?.url('postgres') ?? '';
  const name = `forecourt_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = `forecourt_template_${migrationsDigest()}`;

  const asAdmin = async (action: (admin: pg.Client) => Promise<void>): Promise<void> => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      await action(admin);
    } finally {
      await admin.end();
    }
  };

  await asAdmin(async (admin) => {
    if (isEmpty) return void (await admin.query(`create database ${pg.escapeIdentifier(name)}`));
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    await ensureTemplate(admin, serverUrl, template);
    await admin.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  });
  return databaseAt(withDatabase(serverUrl, name), async () => {
    await asAdmin((admin) => drop(admin, name));
    await lease?.release();
  });
};

/**
 * For tests: how programs of their own reach a database, as their environment has it: as a deployment does, through the
 * pooler of FORECOURT_TEST_POOLED_URL, where that is set (scripts/test/given-postgres.mjs).
 */
export const databaseSettings = ({ url }: Pick<Database, 'url'>): Readonly<Record<string, string>> => {
  const pooler = process.env.FORECOURT_TEST_POOLED_URL;
  return pooler
    ? { DATABASE_URL: withDatabase(pooler, new URL(url).pathname.slice(1)), DATABASE_DIRECT_URL: url }
    : { DATABASE_URL: url };
};

/**
 * For tests: waits until every transaction that has begun by now is decided. The server is shared, and a transaction
 * of another test, in another database, holds back what followers may read just as it would in a company's cluster.
 */
export const untilDecided = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const begun = await pool.query<{ xmax: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as xmax');
  for (;;) {
    const now = await pool.query<{ decided: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as decided',
      [begun.rows[0]?.xmax],
    );
    if (now.rows[0]?.decided) return;
    await pause(20);
  }
};

/** For tests: waits until somebody waits for an advisory lock in this database, such as that of all documents. */
export const untilLockIsAwaited = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  for (;;) {
    const waiting = await pool.query(
      `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and not granted and datname = current_database()`,
    );
    if (waiting.rowCount !== 0) return;
    await pause(20);
  }
};
