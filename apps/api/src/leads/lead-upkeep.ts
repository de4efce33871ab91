import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../database/database';
import { countUnreadable, forgetApplications } from '../finance-application/application-store';
import type { EnqueueMessage } from '../messages/new-message';
import { requeueLost } from '../messages/requeue-lost';
import { forgetValuations } from '../trade-in/saved-valuations';
import { eraseOldLeads } from './erase-leads';
import { forgetSpent } from './lead-limits';
import { forgetReturnedForms } from './returned-forms';

/** Queue of the upkeep of leads and messages: lost jobs, spent counters, retention. */
export const leadUpkeepQueue = 'lead-upkeep';

/** Makes the queue; must do no harm when it exists. */
export const prepareLeadUpkeep = (boss: PgBoss): Promise<void> =>
  boss.createQueue(leadUpkeepQueue, { retryLimit: 0, expireInSeconds: 600 });

/** Does it all once. What one part cannot do the next turn tries again. */
export const keepLeads = async (deps: {
  readonly db: Db;
  readonly enqueue: EnqueueMessage;
  readonly now: Date;
  readonly outbox: string;
  readonly sealingKey: RotatedSecret;
  readonly log: Pick<Logger, 'info' | 'error'>;
}): Promise<void> => {
  const { db, now, log } = deps;
  const requeued = await requeueLost(deps);
  if (requeued > 0) log.info({ messages: requeued }, 'lost messages queued again');
  await forgetSpent(db, now);
  await forgetReturnedForms(db, now);
  await forgetValuations(db, now);
  const applications = await forgetApplications(db, now);
  if (applications > 0) log.info({ applications }, 'applications for finance deleted');
  const unreadable = await countUnreadable(db, deps.sealingKey);
  if (unreadable > 0)
    log.error(
      { applications: unreadable },
      'applications for finance were sealed by a key that is not set here: set FORECOURT_SEALING_KEY_PREVIOUS and reseal',
    );
  for (const { dealership, leads } of await eraseOldLeads(deps, { dryRun: false })) {
    if (leads > 0) log.info({ dealership, leads }, 'personal data erased');
  }
};

/** Every ten minutes, by one worker at a time. */
export const workLeadUpkeep = async (boss: PgBoss, turn: () => Promise<void>): Promise<void> => {
  await prepareLeadUpkeep(boss);
  await boss.schedule(leadUpkeepQueue, '*/10 * * * *', null, { singletonSeconds: 300 });
  await boss.work(leadUpkeepQueue, { batchSize: 1 }, turn);
};
