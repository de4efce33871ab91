import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { CountJob } from '../../ground/jobs/job-counts';
import type { JobQueue } from '../../ground/jobs/job-queue';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { waitForTurn } from '../../ground/spine/single-turn';
import { AlertFollower } from './alert-follower';
import { tellDue } from './tell-due';

/** Milliseconds between looks at the spine: nobody waits for an alert. */
const pollMs = 2_000;
/** Milliseconds between looks at what is due. */
const tellMs = 15_000;
/** Waits after a failure in milliseconds: the first, and the longest. */
const retryMs = { first: 1_000, longest: 60_000 } as const;

interface AlertDeps {
  readonly database: Database;
  readonly env: Pick<Env, 'now' | 'mailFrom'>;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly count: CountJob;
}

const follow = async ({ database, env, jobs, log, count }: AlertDeps, ended: AbortSignal): Promise<void> => {
  const follower = new AlertFollower({ database, env, log });
  const maker = { enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
  let wait: number = retryMs.first;
  let tellAt = 0;
  while (!ended.aborted) {
    try {
      const read = await follower.followOnce();
      if (read > 0) tellAt = 0;
      // What is late is told after all that has changed is known.
      if (read === 0 && performance.now() >= tellAt) {
        const messages = await tellDue(database.db, maker, env.now());
        if (messages > 0) log.info({ messages }, 'shoppers are told what is new');
        count('alerts', 'done');
        tellAt = performance.now() + tellMs;
      }
      wait = retryMs.first;
      if (read === 0) await pause(pollMs, undefined, { signal: ended }).catch(() => undefined);
    } catch (error) {
      if (ended.aborted) break;
      count('alerts', 'failed');
      log.error({ err: error, againInMs: wait }, 'alerts cannot be kept up; trying again');
      await pause(wait, undefined, { signal: ended }).catch(() => undefined);
      wait = Math.min(wait * 2, retryMs.longest);
    }
  }
};

/**
 * Finds what is new to shoppers and tells them. Of all workers one does it at a time; the next takes over when that one
 * ends, from the place kept. Returns when `stopping` fires.
 */
export const keepAlerts = async (deps: AlertDeps, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const turn = await waitForTurn(deps.database, 'alerts', stopping);
    if (turn === null) return;
    try {
      await follow(deps, AbortSignal.any([stopping, turn.lost]));
    } finally {
      await turn.end();
    }
  }
};
