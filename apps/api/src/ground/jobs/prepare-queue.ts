import type { JobQueue } from './job-queue';

/** What a queue is, in full. Times are in seconds. */
export interface QueueOptions {
  /** `stately`: one job of each key waits and one is worked on, so that what comes again and again never piles up. */
  readonly policy: 'standard' | 'stately';
  /** How often a failed job is run again, and after which wait. */
  readonly retryLimit: number;
  readonly retryDelay?: number;
  /** Longest wait; when it is given, waits double from `retryDelay` up to it. */
  readonly retryDelayMax?: number;
  /** After this time a job that is worked on is taken for dead. */
  readonly expireInSeconds: number;
  /**
   * How long a job waits, from when it is due and whatever its repeats, before it is given up. What gives it up tells
   * so (`give-up-waiting.ts`). Choose it by what is lost: an alarm clock that is set again from a table may go soon.
   */
  readonly retentionSeconds: number;
}

/** How long a job that has ended can be looked at. */
const keptSeconds = 7 * 24 * 60 * 60;

/** A day, in seconds, for `retentionSeconds`. */
export const day = 24 * 60 * 60;

/** A job that only says "look now": the next one says the same, so none is repeated and none waits longer than a day. */
export const tick = (expireInSeconds: number): QueueOptions => ({
  policy: 'stately',
  retryLimit: 0,
  expireInSeconds,
  retentionSeconds: day,
});

/** A job that cannot be: asking for it reads the queue, and nothing else. */
const noJob = '00000000-0000-0000-0000-000000000000';

/**
 * Makes a queue, or gives the one that exists the options of this release, those included that are left out: pg-boss
 * changes nothing on a queue that exists, nor what it is not told to. Jobs that wait keep what they were sent with. The
 * queue is read once, so that sending within a transaction asks for no other connection.
 */
export const prepareQueue = async (jobs: JobQueue, name: string, options: QueueOptions): Promise<void> => {
  const { policy, retryLimit, retryDelay = 0, retryDelayMax, expireInSeconds, retentionSeconds } = options;
  const kept = { retryLimit, retryDelay, expireInSeconds, retentionSeconds, deleteAfterSeconds: keptSeconds };
  const all = { ...kept, retryBackoff: retryDelayMax !== undefined, warningQueueSize: 0, notify: false };
  await jobs.createQueue(name, { policy, ...all, ...(retryDelayMax === undefined ? {} : { retryDelayMax }) });
  // The policy is no option of `updateQueue`: it is stored with each job, so those that wait already keep theirs.
  await jobs.getDb().executeSql('update pgboss.queue set policy = $2 where name = $1 and policy <> $2', [name, policy]);
  await jobs.updateQueue(name, {
    ...all,
    retryDelayMax: retryDelayMax ?? null,
    heartbeatSeconds: null,
    deadLetter: null,
  });
  await jobs.findJobs(name, { id: noJob });
};
