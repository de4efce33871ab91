import type { JobQueue } from './job-queue';

/**
 * Ends the schedule of a queue that is not worked any more, and takes its waiting jobs out: they would count as overdue
 * until they are given up. Does nothing where there is no such queue.
 */
export const stopSchedule = async (jobs: JobQueue, queue: string): Promise<void> => {
  await jobs.unschedule(queue);
  if ((await jobs.getQueue(queue)) !== null) await jobs.deleteQueuedJobs(queue);
};
