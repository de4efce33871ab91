import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { JobQueue } from '../../ground/jobs/job-queue';
import { enqueueMessage } from '../../ground/messages/message-queue';
import type { PaymentFollower } from '../../ground/payments/payment-follower';
import type { CompleteContext } from './complete-payment';
import { createProcessors } from './create-processors';
import type { Processors } from './processor';

/** What programs give, so that payments can be completed. */
export interface PaymentPlace {
  readonly database: Pick<Database, 'db'>;
  readonly env: Pick<Env, 'settingsOf' | 'serviceToken' | 'now' | 'mailFrom'>;
  readonly jobs: JobQueue;
  readonly followers: readonly PaymentFollower[];
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Makes the context of each completion, with the time that it is then. */
export const completeContexts = (
  { database, env, jobs, followers, log }: PaymentPlace,
  processors: Processors = createProcessors(database, env),
): (() => CompleteContext) => {
  const enqueue = enqueueMessage(jobs);
  return () => ({
    db: database.db,
    now: env.now(),
    mailFrom: env.mailFrom,
    serviceToken: env.serviceToken,
    ...{ enqueue, processors, followers, log },
  });
};
