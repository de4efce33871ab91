import { sql } from 'drizzle-orm';
import { fromDrizzle, TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import type { Database } from '../database/database';
import { createLog } from '../log/log';
import { giveUpWaiting } from './give-up-waiting';
import { type JobQueue, openJobQueue } from './job-queue';
import { day, prepareQueue, type QueueOptions, tick } from './prepare-queue';
import { stopSchedule } from './stop-schedule';
import { workEach } from './work-each';

const log = createLog('test', testEnv());
let database: Database;
let jobs: JobQueue;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await jobs.stop({ graceful: false });
  await database.pool.query('drop schema if exists pgboss cascade');
});

const open = async (role: 'sender' | 'worker' = 'worker', clock?: TestClock): Promise<void> => {
  jobs = await openJobQueue(database, log, role, clock === undefined ? {} : { clock });
};
const rows = async (query: string, values: unknown[] = []) => (await database.pool.query(query, values)).rows;
/** Name and state of each job, by name. */
const states = async () =>
  (await rows(`select data->>'name' as name, state::text from pgboss.job order by 1, 2`)).map(({ name, state }) => [
    name,
    state,
  ]);
const optionsOf = async (name: string) => {
  const [queue] = await rows(
    `select policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds,
       deletion_seconds, warning_queued, heartbeat_seconds, notify, dead_letter from pgboss.queue where name = $1`,
    [name],
  );
  return queue;
};

const patient: QueueOptions = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 90,
  retentionSeconds: 365 * day,
};

describe('a queue', () => {
  it('that an earlier release made has the options of this one after it was prepared, those left out too', async () => {
    await open();
    await jobs.createQueue('dead');
    await jobs.createQueue('old', {
      policy: 'short',
      retryLimit: 9,
      retryDelay: 7,
      retryBackoff: true,
      retryDelayMax: 700,
      expireInSeconds: 7,
      retentionSeconds: 7,
      deleteAfterSeconds: 7,
      warningQueueSize: 7,
      heartbeatSeconds: 70,
      notify: true,
      deadLetter: 'dead',
    });
    for (const options of [tick(600), patient]) {
      await prepareQueue(jobs, 'new', options);
      await prepareQueue(jobs, 'old', options);
      expect(await optionsOf('old')).toEqual(await optionsOf('new'));
    }
    expect(await optionsOf('old')).toMatchObject({
      policy: 'standard',
      retry_limit: 5,
      retry_delay: 2,
      retry_backoff: true,
      retry_delay_max: 60,
      expire_seconds: 90,
      retention_seconds: 365 * day,
      heartbeat_seconds: null,
      dead_letter: null,
    });
  });

  it('that becomes stately keeps its jobs, and lets no more than one wait from then on', async () => {
    await open();
    await prepareQueue(jobs, 'sweep', patient);
    for (const name of ['first', 'second']) await jobs.send('sweep', { name });
    await prepareQueue(jobs, 'sweep', tick(600));
    for (const name of ['third', 'fourth']) await jobs.send('sweep', { name });
    expect(await states()).toEqual([
      ['first', 'created'],
      ['second', 'created'],
      ['third', 'created'],
    ]);
  });

  it('that was prepared takes a job within a transaction without asking for another connection', async () => {
    await open('sender');
    await prepareQueue(jobs, 'posted', patient);
    const asked = vi.spyOn(jobs.getDb(), 'executeSql');
    await database.db.transaction((tx) => jobs.send('posted', { name: 'one' }, { db: fromDrizzle(tx, sql) }));
    expect(asked.mock.calls.filter((call) => JSON.stringify(call).includes('posted'))).toEqual([]);
    expect(await states()).toEqual([['one', 'created']]);
  });

  it('that is not worked any more loses its schedule and what waits, and may be missing', async () => {
    // No worker, whose clock would send more of them.
    await open('sender');
    await prepareQueue(jobs, 'former', tick(600));
    await jobs.schedule('former', '* * * * *');
    await jobs.send('former', { name: 'left' });
    await stopSchedule(jobs, 'former');
    expect([await jobs.getSchedules(), await states()]).toEqual([[], []]);
    await stopSchedule(jobs, 'never-made');
  });
});

describe('jobs of one batch', () => {
  it('are settled one by one: what fails is run again, and what stood beside it is not', async () => {
    await open();
    await prepareQueue(jobs, 'pairs', { ...patient, retryDelay: 1, retryDelayMax: 1 });
    for (const name of ['good', 'bad']) await jobs.send('pairs', { name });
    const handled: string[] = [];
    const bothThere = Promise.withResolvers<void>();
    await workEach<{ name: string }>(jobs, 'pairs', { batchSize: 2, pollingIntervalSeconds: 0.5 }, async ({ name }) => {
      handled.push(name);
      if (name === 'good') return bothThere.promise;
      bothThere.resolve();
      if (handled.length < 4) throw new Error('not now');
    });
    await expect.poll(states).toEqual([
      ['bad', 'completed'],
      ['good', 'completed'],
    ]);
    expect(handled.toSorted()).toEqual(['bad', 'bad', 'bad', 'good']);
    expect(await rows(`select retry_count from pgboss.job where data->>'name' = 'bad'`)).toEqual([{ retry_count: 2 }]);
  });
});

describe('jobs that wait', () => {
  const begin = Date.parse('2026-11-20T00:00:00Z');
  const tell = async () => {
    const counted: string[] = [];
    const warned: unknown[] = [];
    const loud = createLog('test', testEnv());
    loud.warn = (fields: unknown) => void warned.push(fields);
    await giveUpWaiting({ jobs, log: loud, count: (queue, outcome) => counted.push(`${queue} ${outcome}`) });
    return { counted, warned };
  };

  it('are given up and told once when their retention ends, before the queue deletes them; no worker has to work it', async () => {
    const clock = new TestClock(begin);
    await open('worker', clock);
    await prepareQueue(jobs, 'nobody', { ...tick(600), policy: 'standard' });
    await prepareQueue(jobs, 'kept', patient);
    for (const queue of ['nobody', 'nobody', 'kept']) await jobs.send(queue, { name: queue });
    await jobs.send('nobody', { name: 'far ahead' }, { startAfter: 30 * day });

    await clock.setTime(begin + (day - 2 * 3600) * 1000);
    expect(await tell()).toEqual({ counted: [], warned: [] });
    await clock.setTime(begin + (day - 1800) * 1000);
    await jobs.supervise();
    expect(await tell()).toMatchObject({
      counted: ['nobody not-taken', 'nobody not-taken'],
      warned: [{ queue: 'nobody', jobs: 2, ids: [expect.any(String), expect.any(String)] }],
    });
    expect(await tell()).toEqual({ counted: [], warned: [] });
    expect(await states()).toEqual([
      ['far ahead', 'created'],
      ['kept', 'created'],
      ['nobody', 'cancelled'],
      ['nobody', 'cancelled'],
    ]);

    await clock.setTime(begin + 2 * day * 1000);
    await jobs.supervise();
    expect(await states()).toHaveLength(4);
    await clock.setTime(begin + (31 * day - 1800) * 1000);
    expect(await tell()).toMatchObject({ counted: ['nobody not-taken'] });
    await jobs.supervise();
    expect(await states()).toEqual([
      ['far ahead', 'cancelled'],
      ['kept', 'created'],
    ]);
  });

  it('are not given up once a worker has taken them', async () => {
    const clock = new TestClock(begin);
    await open('worker', clock);
    await prepareQueue(jobs, 'slow', tick(24 * 3600));
    await jobs.send('slow', { name: 'one' });
    expect(await jobs.fetch('slow')).toHaveLength(1);
    await clock.setTime(begin + (day - 1800) * 1000);
    expect(await tell()).toEqual({ counted: [], warned: [] });
    expect(await states()).toEqual([['one', 'active']]);
  });
});
