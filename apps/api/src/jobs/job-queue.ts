import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database';

/** The queue of jobs in our own database (pg-boss). */
export type JobQueue = PgBoss;

/**
 * Opens the queue. `sender` (the API, the CLI) only puts jobs in; `worker` also keeps the queue in order and takes
 * jobs out. Job tables live in the schema `pgboss` and bring themselves forward.
 */
export const openJobQueue = async (database: Database, log: Logger, role: 'sender' | 'worker'): Promise<JobQueue> => {
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: `forecourt jobs ${role}`,
    max: isWorker ? 8 : 4,
    supervise: isWorker,
    schedule: isWorker,
    // What a killed worker held comes back soon after its time is over.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  await boss.start();
  return boss;
};
