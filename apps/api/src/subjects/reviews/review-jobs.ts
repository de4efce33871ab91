import { counted } from '../../ground/jobs/job-counts';
import type { JobModule } from '../../ground/jobs/job-module';
import { prepareQueue, tick } from '../../ground/jobs/prepare-queue';
import { fetchDueReviews, forgetOldReviews } from './fetch-reviews';

/** Queue of the fetching of reviews. One job asks about all places that are due. */
const reviewFetchQueue = 'review-fetch';

/** Reviews of Google: looked for every minute, asked for where they are due (REVW-03). */
export const reviewJobs: JobModule = {
  name: reviewFetchQueue,
  prepare: (jobs) => prepareQueue(jobs, reviewFetchQueue, tick(3600)),
  work: async ({ env, database: { db }, jobs, log, count }) => {
    await jobs.schedule(reviewFetchQueue, '* * * * *');
    const fetchAndForget = async (): Promise<undefined> => {
      await fetchDueReviews({ db, env, log, count });
      const forgotten = await forgetOldReviews(db, env.now());
      if (forgotten > 0) log.warn({ places: forgotten }, 'reviews taken away that Google has not given for 30 days');
    };
    await jobs.work(reviewFetchQueue, { batchSize: 1 }, () => counted(count, reviewFetchQueue, fetchAndForget));
  },
};
