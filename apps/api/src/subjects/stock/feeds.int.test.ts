import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createImportBench } from '../../../test/test-import';
import { type JobQueue, openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { scheduleFeeds, stockFeedJobs, stockFeedQueue } from './feed-schedule';
import { importFromUrl } from './import-from-url';
import { listRuns } from './list-runs';
import { pictureJobs } from './pictures/picture-jobs';
import { listFeeds, removeFeed, runFeed, type ScheduledFeed, setFeed, shownFeed } from './stock-feeds';

const csv = 'stocknum,make,model,year\nS1,Kia,Rio,2020\nS2,Kia,Rio,2021\n';
let answer: { status: number; body: string } = { status: 200, body: csv };
const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
let url = '';
let bench: Awaited<ReturnType<typeof createImportBench>>;
const env = testEnv();
beforeAll(async () => {
  bench = await createImportBench();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv?key=secret`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});
beforeEach(async () => {
  answer = { status: 200, body: csv };
  await bench.reset();
});

const options = () => ({
  dealership: bench.yard.slug,
  profile: 'canonical',
  now: env.now(),
  picture: async () => null,
});
const runs = () => listRuns(bench.database.db, { limit: 10 });

describe('a feed at an address', () => {
  it('[STCK-01] is imported, and its run names the address without the key in it', async () => {
    expect(await importFromUrl(bench.database, env, url, options())).toMatchObject({ created: 2 });
    const [run] = await runs();
    expect(run?.source_name).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/stock\.csv$/);
  });

  it.each([
    ['is not there', { status: 404, body: '' }, 'url-refused', /answers 404/],
    ['is down', { status: 500, body: '' }, 'url-failed', /answers 500/],
    ['is too large', { status: 200, body: 'x'.repeat(5 * 1024 ** 2) }, 'url-refused', /more than 4194304 bytes/],
    ['is broken', { status: 200, body: '[{' }, 'file-truncated', /middle of line 1/],
    ['is empty', { status: 200, body: '' }, 'file-empty', /empty/],
  ])('[STCK-01] that %s changes nothing and is recorded in the history once', async (_, page, code, message) => {
    answer = page;
    await expect(importFromUrl(bench.database, env, url, options())).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    expect(await bench.count('vehicles')).toBe(0);
    expect(await runs()).toMatchObject([{ status: 'failed', error: expect.stringMatching(message) }]);
    expect(JSON.stringify(await runs())).not.toContain('secret');
  });

  it('[STCK-01] of a private network is refused', async () => {
    const closed = { ...env, allowPrivateAddresses: false };
    await expect(importFromUrl(bench.database, closed, url, options())).rejects.toMatchObject({
      code: 'url-refused',
      message: expect.stringContaining('not an address of the public Internet'),
    });
    await expect(importFromUrl(bench.database, closed, 'no address', options())).rejects.toMatchObject({
      code: 'url-refused',
    });
  });
});

describe('a scheduled feed', () => {
  const feed = (change: Partial<ScheduledFeed> = {}): ScheduledFeed => ({
    dealership: bench.yard.slug,
    name: 'nightly',
    url,
    profile: 'canonical',
    mode: 'snapshot',
    schedule: '*/30 6-20 * * *',
    zone: 'Australia/Melbourne',
    removal_limit: 0.3,
    paused: false,
    ...change,
  });

  it('is stored, changed, shown without its key, and removed', async () => {
    await setFeed(bench.database, feed());
    await setFeed(bench.database, feed({ mode: 'delta', removal_limit: 0.5 }));
    expect(await listFeeds(bench.database.db)).toEqual([feed({ mode: 'delta', removal_limit: 0.5 })]);
    expect(await listFeeds(bench.database.db, 'nobody')).toEqual([]);
    expect(shownFeed(feed()).url).not.toContain('secret');
    expect(await removeFeed(bench.database.db, 'nobody', 'nightly')).toBe(false);
    expect(await removeFeed(bench.database.db, bench.yard.slug, 'nightly')).toBe(true);
    expect(await listFeeds(bench.database.db)).toEqual([]);
  });

  it.each([
    ['name', { name: 'Nightly Feed' }],
    ['address', { url: 'ftp://example.com/x' }],
    ['address with a password', { url: 'https://me:secret@example.com/' }],
    ['schedule', { schedule: 'often' }],
    ['schedule of six parts', { schedule: '* * * * * *' }],
    ['minute beyond the hour', { schedule: '99 3 * * *' }],
    ['zone that loses nights', { schedule: '0 3 * * *', zone: 'Australia/Lord_Howe' }],
    ['day that no month has', { schedule: '0 3 31 2 *' }],
    ['name that is no day', { schedule: '0 3 * * OFTEN' }],
    ['zone', { zone: 'Melbourne' }],
    ['limit', { removal_limit: 1.1 }],
    ['limit that is no number', { removal_limit: Number.NaN }],
  ])('is refused with a %s that cannot be', async (_, change) => {
    await expect(setFeed(bench.database, feed(change))).rejects.toMatchObject({ code: 'feed-invalid' });
    await expect(setFeed(bench.database, feed({ profile: 'x' }))).rejects.toMatchObject({ code: 'profile-unknown' });
    await expect(setFeed(bench.database, feed({ dealership: 'x' }))).rejects.toMatchObject({
      code: 'dealership-unknown',
    });
  });

  it('[STCK-01] runs under its own name, mode and removal limit', async () => {
    await setFeed(bench.database, feed({ removal_limit: 0 }));
    const run = () => runFeed(bench.database, env, bench.yard.slug, 'nightly');
    expect(await run()).toMatchObject({ created: 2 });
    expect(await run()).toMatchObject({ unchanged: 2 });
    answer = { status: 200, body: 'stocknum,make,model,year\nS3,Kia,Rio,2020\n' };
    await expect(run()).rejects.toMatchObject({ code: 'mass-sold' });
    await setFeed(bench.database, feed({ mode: 'delta' }));
    expect(await run()).toMatchObject({ created: 1, sold: 0 });
    expect((await runs()).map(({ feed: name, mode, status }) => [name, mode, status])).toEqual([
      ['nightly', 'delta', 'done'],
      ['nightly', 'snapshot', 'failed'],
      ['nightly', 'snapshot', 'done'],
      ['nightly', 'snapshot', 'done'],
    ]);
    await expect(runFeed(bench.database, env, bench.yard.slug, 'x')).rejects.toMatchObject({ code: 'feed-unknown' });
  });

  describe('in the queue', () => {
    let jobs: JobQueue;
    const log = createLog('test', env);
    beforeAll(async () => {
      jobs = await openJobQueue(bench.database, log, 'worker');
    });
    afterAll(() => jobs.stop({ graceful: false }));
    const schedule = () =>
      scheduleFeeds(jobs, bench.database, (name, fault) => {
        throw new Error(`${name}: ${fault}`);
      });

    it('[STCK-01] has the schedule it is stored with, and none when paused or removed', async () => {
      const schedules = async () =>
        (await jobs.getSchedules(stockFeedQueue)).map(({ key, cron, timezone, data }) => ({
          key,
          cron,
          timezone,
          data,
        }));
      await setFeed(bench.database, feed());
      await setFeed(bench.database, feed({ name: 'weekly', schedule: '0 3 * * 1', zone: 'Australia/Perth' }));
      await schedule();
      const yard = bench.yard.slug;
      const nightly = {
        key: `${yard}/nightly`,
        cron: '*/30 6-20 * * *',
        timezone: 'Australia/Melbourne',
        data: { dealership: yard, feed: 'nightly' },
      };
      expect(await schedules()).toHaveLength(2);
      expect(await schedules()).toContainEqual(nightly);
      await setFeed(bench.database, feed({ name: 'weekly', paused: true }));
      await schedule();
      expect(await schedules()).toEqual([nightly]);
      await removeFeed(bench.database.db, yard, 'nightly');
      await schedule();
      expect(await schedules()).toEqual([]);
    });

    it('keeps the schedules of the others when one stored feed has none that can be', async () => {
      await setFeed(bench.database, feed());
      await setFeed(bench.database, feed({ name: 'broken' }));
      await bench.all("update stock_feeds set schedule = '99 99 * * *' where name = 'broken'");
      const told: unknown[] = [];
      await scheduleFeeds(jobs, bench.database, (name, fault) => told.push([name, fault]));
      expect((await jobs.getSchedules(stockFeedQueue)).map(({ key }) => key)).toEqual([`${bench.yard.slug}/nightly`]);
      expect(told).toEqual([[`${bench.yard.slug}/broken`, expect.stringContaining('Constraint error')]]);
    });

    it('[STCK-01] is imported by the worker', async () => {
      await setFeed(bench.database, feed());
      await pictureJobs.prepare(jobs);
      await stockFeedJobs.work({ env, database: bench.database, jobs, log, count: () => undefined });
      await jobs.send(stockFeedQueue, { dealership: bench.yard.slug, feed: 'nightly' });
      await expect.poll(() => bench.count('vehicles')).toBe(2);
      await jobs.offWork(stockFeedQueue);
    });
  });
});
