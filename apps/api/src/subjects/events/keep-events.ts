import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { CountJob } from '../../ground/jobs/job-counts';
import type { JobQueue } from '../../ground/jobs/job-queue';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { waitForTurn } from '../../ground/spine/single-turn';
import { EventFollower } from './event-follower';
import { sendEvents } from './send-events';

/** Milliseconds between looks: while nothing is on its way, and while something is. */
const pollMs = { idle: 2_000, busy: 500 } as const;
/** Waits after a failure in milliseconds: the first, and the longest. */
const retryMs = { first: 1_000, longest: 60_000 } as const;

interface EventDeps {
  readonly database: Database;
  readonly env: Pick<Env, 'now' | 'mailFrom'>;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly count: CountJob;
}

const follow = async ({ database, env, jobs, log, count }: EventDeps, ended: AbortSignal): Promise<void> => {
  const { db } = database;
  const follower = new EventFollower({ database, env, log, count });
  const maker = { enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
  let wait: number = retryMs.first;
  while (!ended.aborted) {
    try {
      const read = await follower.followOnce();
      const isBusy = await sendEvents({ db, maker, log, now: env.now() });
      wait = retryMs.first;
      if (read > 0) count('events', 'done');
      else await pause(isBusy ? pollMs.busy : pollMs.idle, undefined, { signal: ended }).catch(() => undefined);
    } catch (error) {
      if (ended.aborted) break;
      count('events', 'failed');
      log.error({ err: error, againInMs: wait }, 'receivers of events cannot be told; trying again');
      await pause(wait, undefined, { signal: ended }).catch(() => undefined);
      wait = Math.min(wait * 2, retryMs.longest);
    }
  }
};

/**
 * Finds what has happened and tells the receivers of events. Of all workers one does it at a time; the next takes over when
 * that one ends, from the place kept. Returns when `stopping` fires.
 */
export const keepEvents = async (deps: EventDeps, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const turn = await waitForTurn(deps.database, 'events', stopping);
    if (turn === null) return;
    try {
      await follow(deps, AbortSignal.any([stopping, turn.lost]));
    } finally {
      await turn.end();
    }
  }
};
