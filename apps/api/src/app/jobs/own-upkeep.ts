import { forgetKeys } from '../../ground/idempotency/idempotency';
import { forgetWindows } from '../../ground/limits/limits';
import { requeueLost } from '../../ground/messages/requeue-lost';
import type { Upkeep } from '../../ground/modules/upkeep';
import { forgetDeadFollowers } from '../../ground/spine/follower-registry';
import { pruneChanges } from '../../ground/spine/read-changes';

/** Milliseconds that changes are kept: a page cache away for longer starts afresh. */
const keptMs = 30 * 24 * 60 * 60_000;

/** What is cleared away of the ground that all subjects stand on. */
export const ownUpkeep: readonly Upkeep[] = [
  {
    name: 'lost-messages',
    run: async (deps) => {
      const messages = await requeueLost(deps);
      if (messages > 0) deps.log.info({ messages }, 'lost messages queued again');
    },
  },
  { name: 'limits', run: ({ db, limits, now }) => forgetWindows(db, limits, now) },
  { name: 'repeat-keys', run: ({ db, now }) => forgetKeys(db, now) },
  { name: 'followers', run: ({ db }) => forgetDeadFollowers(db) },
  {
    name: 'changes',
    // By the real time, as the database writes it beside each change.
    run: async ({ db }) => void (await pruneChanges(db, new Date(Date.now() - keptMs))),
  },
];
