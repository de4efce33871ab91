import { recordTraces } from '@forecourt/testing/recorded-traces';
import type { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { traceJobs } from './trace-jobs';
import { workEach } from './work-each';

type Handle = (batch: readonly { readonly id: string; readonly data: object }[]) => Promise<unknown>;

/** A queue that hands its worker a batch of two jobs at once. */
const given = () => {
  const traces = recordTraces();
  const handlers: Handle[] = [];
  const jobs = {
    work: async (...args: readonly unknown[]) => {
      handlers.push(args.at(-1) as Handle);
      return 'a-worker';
    },
  } as unknown as PgBoss;
  traceJobs(jobs, traces);
  const takeTwo = () =>
    handlers[0]?.([
      { id: 'one', data: { name: 'one' } },
      { id: 'two', data: { name: 'two' } },
    ]);
  return { jobs, traces, takeTwo };
};

describe('a job', () => {
  it('of a batch whose jobs are settled each by itself is a trace of its own, and is settled as ever', async () => {
    const { jobs, traces, takeTwo } = given();
    const within: unknown[] = [];
    await workEach<{ name: string }>(jobs, 'messages', { batchSize: 2 }, async ({ name }) => {
      within.push(traces.current()?.traceId);
      if (name === 'two') throw new Error('not now');
    });
    expect(await takeTwo()).toEqual([
      { id: 'one', status: 'completed' },
      { id: 'two', status: 'failed', output: new Error('not now') },
    ]);
    expect(within).toEqual(['trace-1', 'trace-2']);
    expect(traces.spans).toMatchObject([
      { name: 'process messages', kind: 'consumer', from: null, ended: {} },
      { facts: { 'messaging.message.id': 'two' }, ended: { failed: 'job_failed' } },
    ]);
    expect(traces.spans[0]?.ended?.failed).toBeUndefined();
  });

  it('that throws has failed, and throws on to its queue', async () => {
    const { jobs, traces, takeTwo } = given();
    await jobs.work('upkeep', async () => {
      throw new Error('no');
    });
    await expect(takeTwo()).rejects.toThrow('no');
    expect(traces.spans.map(({ name, ended }) => [name, ended])).toEqual([
      ['process upkeep', { failed: 'job_failed' }],
    ]);
  });
});
