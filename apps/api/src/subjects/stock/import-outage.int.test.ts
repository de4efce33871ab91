import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createImportBench } from '../../../test/test-import';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { type Database, databaseAt } from '../../ground/database/database';
import { runMigrations } from '../../ground/database/migrate';
import { endLostRuns } from './import-lock';
import { createStockKey } from './stock-keys';

const downMs = process.env.FORECOURT_LONG_TESTS === '1' ? 20_000 : 1_500;
const rows = 4000;
const away = 'The database went away before the import was done.';

let server: TestServer;
let database: Database;
let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  server = await startTestServer();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database stock');
  await admin.end();
  database = databaseAt(server.url('stock'));
  await runMigrations(database.pool);
  bench = await createImportBench(database);
});
afterAll(async () => {
  await bench.close();
  await server.close();
});
beforeEach(() => bench.reset());

const csv = (price: number): string =>
  ['stocknum,make,model,year,price', ...Array.from({ length: rows }, (_, i) => `S${i},Kia,Rio,2020,${price}`), ''].join(
    '\n',
  );
const feed = (price: number) => bench.write('many.csv', csv(price));
const outage = async (): Promise<void> => {
  await server.kill();
  await pause(downMs);
  await server.start();
};
const written = async (price: number): Promise<number> => {
  const [{ count }] = await bench.all('select count(*)::int from vehicles where price = $1', [price]);
  return count;
};

describe(`a database that is killed during an import, and away for ${downMs / 1000} s`, () => {
  it.each([
    ['while the file is read', 'reading', 2000],
    ['while the first rows are written', 'writing', 1000],
    ['while later rows are written', 'writing', 3000],
  ] as const)(
    '[STCK-01] %s ends it with a named error, leaves whole batches, and the next is whole',
    async (_, phase, at) => {
      await bench.run({ file: feed(10_000) });
      let recovery: Promise<void> | undefined;
      const broken = bench.run({
        file: feed(20_000),
        onProgress: (progress) => {
          if (progress.phase === phase && progress.rows === at) recovery ??= outage();
        },
      });
      await expect(broken).rejects.toMatchObject({
        code: 'database-away',
        message: away,
        remedy: 'What was written by then is whole. Import the file again, and the rest follows.',
      });
      await recovery;
      const done = await written(20_000);
      expect([done % 1000, await written(10_000)]).toEqual([0, rows - done]);
      expect(await bench.count('changes')).toBe(rows + done);
      // The history shows the failure, whether the import could still write it or the worker finds it later.
      await endLostRuns(database.pool);
      expect(await bench.all("select error from stock_runs where status <> 'done'")).toEqual([
        { error: expect.stringMatching(/^(The database went away|The process that ran it ended) before/) },
      ]);
      expect(await bench.run({ file: feed(20_000) })).toMatchObject({ updated: rows - done, unchanged: done });
      expect(await written(20_000)).toBe(rows);
    },
  );

  it('[STCK-01] an upload is answered 503 with what to do, and imported when it is sent again', async () => {
    const app = await startTestApp(database);
    try {
      await app.ready();
      const { key } = await createStockKey(database.db, bench.yard.slug, 'supplier');
      const send = async () => {
        const answer = await app.app.request(`/api/stock/${bench.yard.slug}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          body: csv(30_000),
        });
        return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
      };
      const sending = send();
      await expect.poll(() => bench.count('stock_runs'), { interval: 5 }).toBe(1);
      await server.kill();
      expect(await sending).toMatchObject({
        status: 503,
        retryAfter: '5',
        body: { code: 'database_away', title: away, detail: expect.stringContaining('Import the file again') },
      });
      // Until the database is back, every upload is refused at once with the reason.
      expect(await send()).toMatchObject({
        status: 503,
        body: { code: 'database_unavailable', title: 'The service cannot reach its data right now.' },
      });
      expect((await app.app.request('/readyz')).status).toBe(503);
      expect((await app.app.request('/healthz')).status).toBe(200);
      await pause(downMs);
      await server.start();
      const again = await send();
      expect([again.status, again.body.created + again.body.unchanged]).toEqual([200, rows]);
      expect((await app.app.request('/readyz')).status).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('a command ends with the same words and exit code 3', async () => {
    let recovery: Promise<void> | undefined;
    // The import has begun once it takes a connection of its own.
    database.pool.once('acquire', () => {
      recovery = outage();
    });
    const forecourt = testCli(database, testEnv());
    const file = feed(40_000);
    const command = ['stock', 'import', file, '--dealership', bench.yard.slug, '--profile', 'canonical'];
    const { code, err } = await forecourt(...command);
    await recovery;
    expect([code, err]).toEqual([3, expect.stringContaining(away)]);
    expect((await forecourt(...command)).code).toBe(0);
  });
});

describe('imports that are no more', () => {
  it('are marked as ended in the history, and running imports are not', async () => {
    const running = databaseAt(database.url);
    try {
      let ended: number | undefined;
      await bench.run({
        file: feed(10_000),
        onProgress: ({ phase }) => {
          if (phase === 'reading') void endLostRuns(running.pool).then((count) => (ended ??= count));
        },
      });
      await expect.poll(() => ended).toBe(0);
      await bench.all("update stock_runs set status = 'running', finished_at = null");
      expect(await endLostRuns(running.pool)).toBe(1);
      expect(await endLostRuns(running.pool)).toBe(0);
      expect(await bench.all('select status, error from stock_runs')).toEqual([
        {
          status: 'failed',
          error: 'The process that ran it ended before it was done. Import the file again.',
        },
      ]);
    } finally {
      await running.close();
    }
  });
});
