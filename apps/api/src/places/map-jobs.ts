import { counted } from '../jobs/job-counts';
import type { JobModule } from '../jobs/job-module';
import type { JobQueue } from '../jobs/job-queue';
import { fetchMapPictures } from './fetch-map-pictures';

/** Queue of the fetching of pictures of maps. One job fetches all that are due. */
const mapQueue = 'map-picture-fetch';

const prepare = (jobs: JobQueue): Promise<void> =>
  jobs.createQueue(mapQueue, { policy: 'stately', retryLimit: 0, expireInSeconds: 3600 });

/** Pictures of maps around places, looked for every five minutes where a provider is set (LOC-02). */
export const mapJobs: JobModule = {
  name: mapQueue,
  prepare,
  work: async ({ env, database, jobs, log, count }) => {
    if (env.staticMaps === null) return;
    await prepare(jobs);
    await jobs.schedule(mapQueue, '*/5 * * * *');
    const fetchDue = async (): Promise<undefined> => {
      const counts = await fetchMapPictures({ database, env });
      if (counts.failed > 0) log.warn(counts, 'pictures of maps could not be fetched; they are asked for again');
      else if (counts.stored > 0) log.info(counts, 'pictures of maps fetched');
    };
    await jobs.work(mapQueue, { batchSize: 1 }, () => counted(count, mapQueue, fetchDue));
  },
};
