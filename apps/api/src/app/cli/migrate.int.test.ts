import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { migrateTo, migrationNames } from '../../../test/test-migrations';
import { buildPrograms } from '../../../test/test-programs';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { createCliContext } from '../../ground/cli/cli-context';
import { type Database, databaseAt, openDatabase } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { MigrationSetting } from '../../ground/env/migration-setting';
import { repositoryRoot } from '../../ground/env/paths';
import { openJobQueue } from '../../ground/jobs/job-queue';
import { queueVersion } from '../../ground/jobs/queue-schema';
import { createLog } from '../../ground/log/log';
import { runCli } from './run-cli';

const names = migrationNames();
const last = names.at(-1) ?? '';

/** `forecourt` as an operator runs it, on a database by its address. */
const forecourtAt =
  (databaseUrl: string, settings: Partial<Env> = {}) =>
  async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const env = { ...testEnv(), databaseUrl, ...settings };
    const streams = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) };
    const code = await runCli(
      args,
      createCliContext(() => env, streams),
    );
    return { code, out: out.join('').trim().split('\n'), err: err.join('').trim() };
  };

const openAt = (database: Pick<Database, 'url'>, migrations: MigrationSetting) =>
  openDatabase({ ...testEnv(), databaseUrl: database.url, migrations });

describe('forecourt migrate', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true });
  });
  afterAll(() => database.close());

  it('makes all tables of an empty database and says so; the next time there is nothing to do', async () => {
    const forecourt = forecourtAt(database.url);
    expect(await forecourt('migrate')).toMatchObject({
      code: 0,
      err: '',
      out: [
        `The database was empty; ${names.length} migrations made the tables.`,
        `The tables of jobs were made, version ${queueVersion}.`,
      ],
    });
    expect(await forecourt('migrate')).toMatchObject({
      code: 0,
      out: [
        'The tables are those of this release; nothing was to do.',
        `The tables of jobs are of version ${queueVersion}; nothing was to do.`,
      ],
    });
    const told = await forecourt('migrate', '--json');
    expect(JSON.parse(told.out.join('\n'))).toEqual({
      tables: { kind: 'current' },
      jobs: { from: queueVersion, to: queueVersion },
    });
  });

  describe('with an index of the tables of jobs whose build failed in an earlier run', () => {
    let left: Database;
    /** Leaves a step of pg-boss as a failed build does, and lets the next be tried at once. */
    const leaveFailed = async (index: string, column: string): Promise<void> => {
      await left.pool.query(
        `insert into pgboss.bam (name, version, status, table_name, command, error, started_on, completed_on)
         values ('left', $1, 'failed', 'job_common', $2, 'canceling statement', now() - interval '1 day', now())`,
        [queueVersion, `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${index} ON pgboss.job_common (${column})`],
      );
      await left.pool.query('update pgboss.version set bam_on = null');
    };
    beforeEach(async () => {
      left = await createTestDatabase({ isEmpty: true });
      await forecourtAt(left.url)('migrate');
    });
    afterEach(() => left.close());

    it('waits until it is tried again, and comes to its end', async () => {
      await leaveFailed('left_first', 'name');
      expect(await forecourtAt(left.url)('migrate')).toMatchObject({
        code: 0,
        out: expect.arrayContaining([`The tables of jobs are of version ${queueVersion}; nothing was to do.`]),
        err: expect.stringContaining('since they failed before, one every 10 s: left_first.'),
      });
      const { rows } = await left.pool.query(
        `select relname, indisvalid from pg_index join pg_class on oid = indexrelid where relname like 'left%' order by 1`,
      );
      expect(rows).toEqual([{ relname: 'left_first', indisvalid: true }]);
    });

    it('names the one that fails again, why, and what to do', async () => {
      await leaveFailed('left_broken', 'of_nobody');
      expect(await forecourtAt(left.url)('migrate')).toMatchObject({
        code: 3,
        err: expect.stringMatching(
          /The index left_broken of the table pgboss\.job_common could not be built: .*column "of_nobody" does not exist.*run `forecourt migrate` again/,
        ),
      });
    });
  });

  it('names what ran on the database of an earlier release', async () => {
    const earlier = await createTestDatabase({ isEmpty: true });
    try {
      await migrateTo(earlier, names.at(-3) ?? '');
      expect((await forecourtAt(earlier.url)('migrate')).out.slice(0, 3)).toEqual([
        '2 migrations ran:',
        `  ${names.at(-2)}`,
        `  ${last}`,
      ]);
    } finally {
      await earlier.close();
    }
  });

  it('says in the words of the database why it could not', async () => {
    const readOnly = await createTestDatabase({ isEmpty: true });
    try {
      const name = new URL(readOnly.url).pathname.slice(1);
      await readOnly.pool.query(`alter database "${name}" set default_transaction_read_only = on`);
      expect(await forecourtAt(readOnly.url)('migrate')).toMatchObject({
        code: 3,
        err: 'The database was not brought forward: cannot execute CREATE SCHEMA in a read-only transaction',
      });
    } finally {
      await readOnly.close();
    }
  });
});

describe('a program that changes no tables (FORECOURT_MIGRATIONS)', () => {
  let database: Database;
  const log = createLog('test', testEnv());
  const settings = ['require', 'require-at-least'] as const;
  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true });
  });
  afterAll(() => database.close());

  it.each(settings)('refuses an empty database and leaves it empty (%s)', async (setting) => {
    await expect(openAt(database, setting)).rejects.toThrow(
      /^The database has no tables of ours yet\. Run `forecourt migrate`/,
    );
    const { rows } = await database.pool.query(
      "select nspname from pg_namespace where nspname in ('drizzle', 'pgboss') union select relname from pg_class where relnamespace = 'public'::regnamespace",
    );
    expect(rows).toEqual([]);
  });

  it.each(settings)('refuses tables that are behind, and so does each command (%s)', async (setting) => {
    await migrateTo(database, names.at(-2) ?? '');
    await expect(openAt(database, setting)).rejects.toThrow(`behind this release by 1 migration: ${last}.`);
    const refused = await forecourtAt(database.url, { migrations: setting })('sites', 'list');
    expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('behind this release by 1 migration') });
  });

  it('refuses jobs without their tables, starts once `forecourt migrate` has run, and is told so at once', async () => {
    const forecourt = forecourtAt(database.url, { migrations: 'require' });
    await migrateTo(database, last);
    const opened = await openAt(database, 'require');
    try {
      await expect(openJobQueue(opened, log, 'worker')).rejects.toThrow('The database has no tables of jobs yet.');
      expect((await forecourt('migrate')).code).toBe(0);
      const jobs = await openJobQueue(opened, log, 'worker');
      await jobs.stop({ graceful: false });
      expect((await forecourt('sites', 'list')).code).toBe(0);
    } finally {
      await opened.close();
    }
  });

  it('refuses what a newer release has brought forward, or takes it where two run side by side', async () => {
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) select 'of-tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations",
    );
    await database.pool.query('update pgboss.version set version = version + 1');
    await expect(openAt(database, 'require')).rejects.toThrow('The database is ahead of this release by 1 migration.');
    const opened = await openAt(database, 'require-at-least');
    try {
      const jobs = await openJobQueue(opened, log, 'sender');
      await jobs.stop({ graceful: false });
      await expect(openJobQueue({ ...opened, migrations: 'require' }, log, 'sender')).rejects.toThrow(
        `are of version ${queueVersion + 1}, and this release knows ${queueVersion}`,
      );
    } finally {
      await opened.close();
    }
    expect((await forecourtAt(database.url)('migrate')).out).toEqual([
      'The tables are ahead of this release by 1 migration; nothing was changed.',
      `The tables of jobs are of version ${queueVersion + 1}; nothing was to do.`,
    ]);
  });
});

describe('a role that may change no tables', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-web-role-'));
  const addressOf = (role: string, database = 'forecourt') => {
    const url = new URL(server.url(database));
    url.username = role;
    url.password = `password-of-${role}`;
    return url.toString();
  };
  const run = async (address: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const guide = readFileSync(join(repositoryRoot, 'docs/guides/run-on-postgres.md'), 'utf8');
  const rights = readFileSync(join(repositoryRoot, 'deploy/postgres/rights.sql'), 'utf8');

  beforeAll(async () => {
    server = await startTestServer();
    // The superuser of a test's server has the name that the guide gives the owner.
    await run(server.url('postgres'), "create role admin superuser login password 'password-of-admin'");
    const admin = addressOf('admin', 'postgres');
    await run(admin, 'alter role forecourt rename to of_the_server');
    const [, sql = ''] = /```sql\n((?:(?!```)[\s\S])*forecourt_web(?:(?!```)[\s\S])*)```/.exec(guide) ?? [];
    const statements = sql
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '');
    expect(statements).toHaveLength(5);
    const passwords = ['forecourt', 'forecourt_web'].map((role) => `alter role ${role} password 'password-of-${role}'`);
    await run(admin, ...statements, ...passwords);
    await run(addressOf('forecourt'), rights);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused by programs that would bring the tables forward', async () => {
    const refused = await forecourtAt(addressOf('forecourt_web'))('migrate');
    expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('permission denied') });
  });

  it('runs API, worker, commands and imports once the owner has migrated, and ends with the reason before', async () => {
    const programs = await buildPrograms(() => ({
      DATABASE_URL: addressOf('forecourt_web'),
      FORECOURT_MIGRATIONS: 'require',
      FORECOURT_DATA_DIR: folder,
      FORECOURT_SERVICE_TOKEN: 'service-token-of-the-web-role',
      FORECOURT_SEARCH_SECRET: 'search-secret-of-the-web-role',
      FORECOURT_SEALING_KEY: 'sealing-key-of-the-web-role',
      FORECOURT_API_PORT: '0',
    }));
    try {
      for (const program of ['serve', 'work'] as const)
        await expect(programs.start(program)).rejects.toThrow(
          /ended with 1:[\s\S]*The database has no tables of ours yet\. Run `forecourt migrate`/,
        );
      expect((await forecourtAt(addressOf('forecourt'))('migrate')).code).toBe(0);
      const [api, worker] = await Promise.all([programs.start('serve'), programs.start('work')]);
      await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status).toBe(200);
      expect(await programs.forecourt('sites', 'list')).toMatchObject({ code: 0 });
      const dealership = join(repositoryRoot, 'demo/dealerships/red-gum-yard.json');
      expect(await programs.forecourt('dealerships', 'apply', dealership, '--yes')).toMatchObject({ code: 0 });
      const feed = join(folder, 'feed.csv');
      writeFileSync(feed, 'stocknum,make,model,year,price\nS1,Toyota,HiLux,2022,45990\n');
      const imported = ['stock', 'import', feed, '--dealership', 'red-gum-yard', '--profile', 'canonical'];
      expect(await programs.forecourt(...imported)).toMatchObject({ code: 0 });
      const web = databaseAt(addressOf('forecourt_web'));
      try {
        expect((await web.pool.query('select stocknum from vehicles')).rows).toEqual([{ stocknum: 'S1' }]);
        await expect(web.pool.query('create table of_ours (id int)')).rejects.toThrow('permission denied');
        await expect(web.pool.query('alter table vehicles add column of_ours int')).rejects.toThrow('must be owner');
        await expect(web.pool.query('create table pgboss.of_ours (id int)')).rejects.toThrow('permission denied');
      } finally {
        await web.close();
      }
      expect(`${api.logged()}${worker.logged()}`).not.toContain('permission denied');
      await Promise.all([api.end(), worker.end()]);
    } finally {
      await programs.close();
    }
  });
});
