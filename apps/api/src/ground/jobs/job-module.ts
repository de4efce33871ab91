import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Env } from '../env/env';
import type { CountJob } from './job-counts';
import type { JobQueue } from './job-queue';

/** What jobs work with. */
export interface JobDeps {
  readonly env: Env;
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly log: Logger;
  /** Counts each job that has ended. */
  readonly count: CountJob;
}

/** A kind of job. `prepare` runs in every process that sends or works, before anything is sent. */
export interface JobModule {
  readonly name: string;
  /** Creates its queues; must do no harm when they exist. */
  prepare(jobs: JobQueue, env?: Pick<Env, 'deliverySpeed'>): Promise<void>;
  /** Begins to take jobs, in the worker only. What may fail comes before anything is begun: it may be called again. */
  work(deps: JobDeps): Promise<void>;
}
