import type { JobResult, WorkOptions } from 'pg-boss';
import type { JobQueue } from './job-queue';

/**
 * Takes the jobs of a queue a batch at a time and settles each by itself: one that fails is run again, those beside it
 * are done. A batch is settled when its slowest job has ended, so none may take as long as the queue's `expireInSeconds`.
 * @param handle does the work of one job; what it throws is stored with the job, which the queue repeats
 */
export const workEach = async <Data extends object>(
  jobs: JobQueue,
  queue: string,
  options: Omit<WorkOptions, 'perJobResults' | 'transactional'>,
  handle: (data: Data) => Promise<void>,
): Promise<void> => {
  const settle = async (id: string, data: Data): Promise<JobResult> => {
    try {
      await handle(data);
      return { id, status: 'completed' };
    } catch (error) {
      return { id, status: 'failed', output: error };
    }
  };
  await jobs.work<Data>(queue, { ...options, perJobResults: true }, (batch) =>
    Promise.all(batch.map(({ id, data }) => settle(id, data))),
  );
};
