import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database';
import { readQueueVersion } from './queue-schema';

/** Milliseconds between looks at what is still being built. */
const lookMs = 250;

/** Versions of the tables of jobs before and after; null: there were none. */
export interface QueueMigration {
  readonly from: number | null;
  readonly to: number | null;
}

/** Waits for indexes that pg-boss builds after a migration, beside those who work. */
const untilBuilt = async (boss: PgBoss, say: (line: string) => void): Promise<void> => {
  for (let told = false; ; told = true) {
    const steps = await boss.getBamStatus();
    const failed = steps.find(({ status, count }) => status === 'failed' && count > 0);
    if (failed !== undefined)
      throw new Error(
        `${failed.count} indexes of the tables of jobs could not be built: select * from pgboss.bam says why.`,
      );
    if (!steps.some(({ status, count }) => count > 0 && status !== 'completed')) return;
    if (!told) say('Indexes of the tables of jobs are being built.');
    await pause(lookMs);
  }
};

/**
 * Brings the tables of jobs (schema `pgboss`) forward, indexes included, without taking any job.
 * @param say is told what takes its time
 */
export const migrateQueue = async (
  { pool, sessionUrl }: Pick<Database, 'pool' | 'sessionUrl'>,
  say: (line: string) => void,
): Promise<QueueMigration> => {
  const from = await readQueueVersion(pool);
  const faults: unknown[] = [];
  const boss = new PgBoss({
    connectionString: sessionUrl,
    application_name: 'forecourt migrate',
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => faults.push(error));
  try {
    await boss.start();
    await untilBuilt(boss, say);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults.length > 0) throw new AggregateError(faults, 'The tables of jobs could not be brought forward.');
  return { from, to: await readQueueVersion(pool) };
};
