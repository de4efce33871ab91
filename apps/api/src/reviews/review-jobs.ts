import { counted } from '../jobs/job-counts';
import type { JobModule } from '../jobs/job-module';
import type { JobQueue } from '../jobs/job-queue';
import { fetchDueReviews, forgetOldReviews, reviewFetchJob } from './fetch-reviews';

const prepare = (jobs: JobQueue): Promise<void> =>
  jobs.createQueue(reviewFetchJob, { policy: 'stately', retryLimit: 0, expireInSeconds: 3600 });

/** Reviews of Google: looked for every minute, asked for where they are due (REVW-03). */
export const reviewJobs: JobModule = {
  name: reviewFetchJob,
  prepare,
  work: async ({ env, database: { db }, jobs, log, count }) => {
    await prepare(jobs);
    await jobs.schedule(reviewFetchJob, '* * * * *');
    // Each place is counted by itself as it ends.
    await jobs.work(reviewFetchJob, { batchSize: 1 }, () =>
      counted(
        (job, outcome) => outcome === 'failed' && count(job, outcome),
        reviewFetchJob,
        async () => {
          await fetchDueReviews({ db, env, log, count });
          const forgotten = await forgetOldReviews(db, env.now());
          if (forgotten > 0)
            log.warn({ places: forgotten }, 'reviews taken away that Google has not confirmed for 30 days');
          return undefined;
        },
      ),
    );
  },
};
