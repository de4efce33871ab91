import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { type JobQueue, openJobQueue } from '../jobs/job-queue';
import { enqueueMessage, prepareMessages } from './message-queue';
import type { EnqueueMessage } from './new-message';

/** Runs what makes messages in a program that has no queue open, such as a command, and closes the queue behind it. */
export const withMessageQueue = async <Result>(
  database: Database,
  log: Logger,
  action: (enqueue: EnqueueMessage, jobs: JobQueue) => Promise<Result>,
): Promise<Result> => {
  const jobs = await openJobQueue(database, log, 'sender');
  try {
    await prepareMessages(jobs);
    return await action(enqueueMessage(jobs), jobs);
  } finally {
    await jobs.stop({ graceful: true, timeout: 5_000 });
  }
};
