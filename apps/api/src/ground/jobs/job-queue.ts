import { noTraces, type Traces } from '@forecourt/api-contract/traces';
import { type Clock, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { requireQueueSchema } from './queue-schema';
import { traceJobs } from './trace-jobs';

/** The queue of jobs in our own database (pg-boss). */
export type JobQueue = PgBoss;

/**
 * Opens the queue. `sender` (the API, the CLI) only puts jobs in; `worker` also keeps the queue in order and takes
 * jobs out. Job tables live in the schema `pgboss`; they are brought forward, or looked at, as `database` says.
 * @throws SchemaRefused where they are not those of this release, and may not be changed
 */
export const openJobQueue = async (
  database: Database,
  log: Logger,
  role: 'sender' | 'worker',
  {
    clock,
    speed = 1,
    traces = noTraces,
  }: {
    /** One that a test moves by hand. */
    readonly clock?: Clock;
    /** How many times sooner than usual a test has the jobs of a killed worker back. */
    readonly speed?: number;
    /** Each job that is done is a span. */
    readonly traces?: Traces;
  } = {},
): Promise<JobQueue> => {
  const isWorker = role === 'worker';
  const { pool, migrations } = database;
  const mayMigrate = migrations === 'run' || (await requireQueueSchema(pool, migrations)) === 'newer';
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: `forecourt jobs ${role}`,
    max: isWorker ? 8 : 4,
    // Tables of a newer release are left as they are, and refused where they may not be brought forward.
    migrate: mayMigrate,
    supervise: isWorker,
    schedule: isWorker,
    // What a killed worker held comes back soon after its time is over.
    superviseIntervalSeconds: Math.max(1, Math.ceil(15 / speed)),
    monitorIntervalSeconds: Math.max(1, Math.ceil(15 / speed)),
    ...(clock === undefined ? {} : { clock }),
  });
  if (traces !== noTraces) traceJobs(boss, traces);
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  try {
    await boss.start();
  } catch (error) {
    // Its connections and timers end with it; whoever asked may open another.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
};
