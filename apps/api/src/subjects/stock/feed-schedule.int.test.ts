import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createImportBench } from '../../../test/test-import';
import { type JobQueue, openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { stockFeedJobs, stockFeedQueue } from './feed-schedule';
import { listRuns } from './list-runs';
import { pictureJobs } from './pictures/picture-jobs';
import { setFeed } from './stock-feeds';

const minute = 60_000;
const env = testEnv();
const log = createLog('test', env);
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.writeHead(200).end('stocknum,make,model,year\nS1,Kia,Rio,2020\n');
});
let bench: Awaited<ReturnType<typeof createImportBench>>;
let clock: TestClock;

beforeAll(async () => {
  bench = await createImportBench();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});
beforeEach(async () => {
  asked = 0;
  await bench.reset();
  await bench.database.pool.query('drop schema if exists pgboss cascade');
  await setFeed(bench.database, {
    dealership: bench.yard.slug,
    name: 'nightly',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`,
    profile: 'canonical',
    mode: 'snapshot',
    schedule: '0 3 * * *',
    zone: 'Australia/Melbourne',
    removal_limit: 0.3,
    paused: false,
  });
  // Two minutes to three in the morning in Melbourne, in summer time.
  clock = new TestClock(Date.parse('2026-11-20T15:58:00Z'));
});

/** A worker as production has it, with the clock of the test. */
const startWorker = async (): Promise<JobQueue> => {
  const jobs = await openJobQueue(bench.database, log, 'worker', { clock });
  await pictureJobs.prepare(jobs);
  await stockFeedJobs.prepare(jobs);
  await stockFeedJobs.work({ env, database: bench.database, jobs, log, count: () => undefined });
  return jobs;
};
/** Lets time pass a while at a stretch, as a worker that lives through it meets it. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += minute) await clock.tick(minute);
};
const runs = () => listRuns(bench.database.db, { limit: 50 });
const untilRun = (count: number): Promise<void> =>
  expect
    .poll(async () => (await runs()).filter(({ status }) => status === 'done').length)
    .toBeGreaterThanOrEqual(count);

describe('the schedule of a feed', () => {
  it('[STCK-01] has it fetched at its hour in its zone, once however many workers there are, and the run is written down', async () => {
    const workers = [await startWorker(), await startWorker()];
    try {
      await pass(minute);
      expect(asked).toBe(0);
      await pass(2 * minute);
      await untilRun(1);
      await pass(2 * minute);
      expect(asked).toBe(1);
      expect(await runs()).toMatchObject([
        { dealership: bench.yard.slug, feed: 'nightly', mode: 'snapshot', status: 'done', read: 1, created: 1 },
      ]);
      await clock.setTime('2026-11-21T15:59:30Z');
      await pass(2 * minute);
      await untilRun(2);
      await pass(2 * minute);
      expect(asked).toBe(2);
      expect((await runs()).map(({ status, unchanged }) => [status, unchanged])).toEqual([
        ['done', 1],
        ['done', 0],
      ]);
    } finally {
      await Promise.all(workers.map((jobs) => jobs.stop({ graceful: false })));
    }
  });

  it('ends at its next hour when the feed has gone with its dealership meanwhile', async () => {
    const worker = await startWorker();
    try {
      await bench.database.pool.query('delete from stock_feeds');
      expect(await worker.getSchedules(stockFeedQueue)).toHaveLength(1);
      await pass(3 * minute);
      await expect.poll(() => worker.getSchedules(stockFeedQueue)).toEqual([]);
      expect([asked, await runs()]).toEqual([0, []]);
    } finally {
      await worker.stop({ graceful: false });
    }
  });

  it('[STCK-01] is caught up once when no worker ran at its hour', async () => {
    const before = await startWorker();
    await pass(minute);
    await before.stop({ graceful: false });
    clock = new TestClock(Date.parse('2026-11-23T20:00:00Z'));
    const after = await startWorker();
    try {
      await pass(2 * minute);
      await untilRun(1);
      await pass(2 * minute);
      expect(asked).toBe(1);
    } finally {
      await after.stop({ graceful: false });
    }
  });
});
