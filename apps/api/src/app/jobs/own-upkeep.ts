import { forgetKeys } from '../../ground/idempotency/idempotency';
import { forgetWindows } from '../../ground/limits/limits';
import { requeueLost } from '../../ground/messages/requeue-lost';
import type { Upkeep } from '../../ground/modules/upkeep';

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
];
