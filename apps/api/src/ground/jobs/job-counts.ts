import { Counter, type Registry } from 'prom-client';

/** Counts a job that has ended, by its queue and its outcome in one stable word. */
export type CountJob = (job: string, outcome: string) => void;

/** How often each kind of job ended how, for `/metrics` of a worker. */
export const jobCounts = (registry: Registry): CountJob => {
  const counter = new Counter({
    name: 'forecourt_jobs_total',
    help: 'Jobs of queues and schedules that this worker has ended, and how.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  return (job, outcome) => counter.inc({ job, outcome });
};

/**
 * Runs a job and counts it as `done`, as the word that the job returns, or as `failed` when it throws; the error is
 * thrown on to the queue.
 */
export const counted = async (count: CountJob, job: string, work: () => Promise<string | undefined>): Promise<void> => {
  try {
    count(job, (await work()) ?? 'done');
  } catch (error) {
    count(job, 'failed');
    throw error;
  }
};
