import type { JobDeps } from './job-module';

/**
 * Gives up the jobs whose queue's retention ends within the hour: each is counted as `not-taken`, and the log names the
 * queues. Left alone, pg-boss deletes such jobs without a word, once a day; given up first, they can be looked at, and
 * resumed, for as long as jobs that have ended. Queues that nobody works are no exception.
 */
export const giveUpWaiting = async ({ jobs, log, count }: Pick<JobDeps, 'jobs' | 'log' | 'count'>): Promise<void> => {
  const { rows } = await jobs.getDb().executeSql(
    `update pgboss.job set state = 'cancelled', completed_on = pgboss.job_now()
     where state < 'active' and keep_until < pgboss.job_now() + interval '1 hour'
     returning name, id`,
  );
  const given = Map.groupBy(rows, ({ name }) => String(name));
  for (const [queue, found] of given) {
    for (const _ of found) count(queue, 'not-taken');
    const ids = found.slice(0, 20).map(({ id }) => String(id));
    log.warn(
      { queue, jobs: found.length, ids },
      'jobs given up: no worker took them in the time that their queue keeps',
    );
  }
};
