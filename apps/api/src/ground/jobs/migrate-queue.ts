import { setTimeout as pause } from 'node:timers/promises';
import { type BamEntry, PgBoss } from 'pg-boss';
import type { Database } from '../database/database';
import { isAbsent } from '../database/schema-state';
import { readQueueVersion } from './queue-schema';

/** Milliseconds between looks at what is still being built. */
const lookMs = 250;

/** Seconds between two builds, each of which is one index: the shortest that pg-boss takes. */
const buildEverySeconds = 10;

/** Versions of the tables of jobs before and after; null: there were none. */
export interface QueueMigration {
  readonly from: number | null;
  readonly to: number | null;
}

/** One try of an index that failed; a later try of it is another. */
const tryOf = (id: string, startedOn: Date | null | undefined): string => `${id} ${startedOn?.getTime()}`;

/** What had failed before this run, as `tryOf` names it. pg-boss tries each again by itself. */
const readFailedBefore = async (pool: Pick<Database['pool'], 'query'>): Promise<ReadonlySet<string>> => {
  try {
    const { rows } = await pool.query<{ id: string; started_on: Date | null }>(
      "select id, started_on from pgboss.bam where status = 'failed'",
    );
    return new Set(rows.map(({ id, started_on }) => tryOf(id, started_on)));
  } catch (error) {
    if (isAbsent(error)) return new Set();
    throw error;
  }
};

/** The index that a step makes or drops, as its command names it. */
const indexOf = ({ command, name }: BamEntry): string =>
  /\bindex\s+(?:concurrently\s+)?(?:if\s+(?:not\s+)?exists\s+)?(\S+)/i.exec(command)?.[1] ?? name;

const notBuilt = (step: BamEntry): Error =>
  new Error(
    `The index ${indexOf(step)} of the table pgboss.${step.table} could not be built: ${step.error ?? 'no reason is known.'} Mend what that says, and run \`forecourt migrate\` again, which tries it once more. The command is in pgboss.bam, where id = '${step.id}'.`,
  );

const unfinished = (faults: readonly unknown[]): Error =>
  new AggregateError(faults, 'The tables of jobs could not be brought forward.');

/**
 * Waits for indexes that pg-boss builds after a migration, one at a time, beside those who work. Those that failed in an
 * earlier run are waited for, too.
 * @param faults what pg-boss has told so far
 * @throws when one fails in this run, or pg-boss cannot build any
 */
const untilBuilt = async (
  boss: PgBoss,
  {
    failedBefore,
    faults,
    say,
  }: {
    readonly failedBefore: ReadonlySet<string>;
    readonly faults: readonly unknown[];
    readonly say: (line: string) => void;
  },
): Promise<void> => {
  for (let told = false; ; told = true) {
    // A step is marked as failed before its fault is told: a fault that was there before this look is in it.
    const isFaulty = faults.length > 0;
    const steps = (await boss.getBamEntries()).filter(({ status }) => status !== 'completed');
    const failed = steps.filter(({ status }) => status === 'failed');
    const failedNow = failed.find(({ id, startedOn }) => !failedBefore.has(tryOf(id, startedOn)));
    if (failedNow !== undefined) throw notBuilt(failedNow);
    if (isFaulty) throw unfinished(faults);
    if (steps.length === 0) return;
    if (!told) {
      say('Indexes of the tables of jobs are being built.');
      if (failed.length > 0)
        say(
          `Tried again, since they failed before, one every ${buildEverySeconds} s: ${failed.map(indexOf).join(', ')}.`,
        );
    }
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
  const failedBefore = await readFailedBefore(pool);
  const faults: unknown[] = [];
  const boss = new PgBoss({
    connectionString: sessionUrl,
    application_name: 'forecourt migrate',
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: buildEverySeconds,
  });
  boss.on('error', (error) => faults.push(error));
  try {
    await boss.start();
    await untilBuilt(boss, { failedBefore, faults, say });
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults.length > 0) throw unfinished(faults);
  return { from, to: await readQueueVersion(pool) };
};
