import { counted } from '../../../ground/jobs/job-counts';
import type { JobModule } from '../../../ground/jobs/job-module';
import type { JobQueue } from '../../../ground/jobs/job-queue';
import { prepareQueue, tick } from '../../../ground/jobs/prepare-queue';
import { fetchPictures } from './fetch-pictures';

/** Queue of the fetching of remote pictures. One job fetches all that are due. */
export const pictureQueue = 'picture-fetch';

/** Asks for the pictures that are due to be fetched now. */
export const sendPictureFetch = async (jobs: JobQueue): Promise<void> => {
  await jobs.send(pictureQueue, {});
};

/** Remote pictures of feeds: at once after an import by feed or upload, and looked for every minute. */
export const pictureJobs: JobModule = {
  name: pictureQueue,
  prepare: (jobs) => prepareQueue(jobs, pictureQueue, tick(3600)),
  work: async ({ env, database, jobs, log, count }) => {
    await jobs.schedule(pictureQueue, '* * * * *');
    const fetchDue = async (): Promise<undefined> => {
      const counts = await fetchPictures({
        database,
        env,
        onStorageFault: (error) => log.error({ err: error }, 'pictures cannot be kept; they wait'),
      });
      if (counts.stored + counts.failed > 0) log.info(counts, 'pictures fetched');
    };
    await jobs.work(pictureQueue, { batchSize: 1 }, () => counted(count, pictureQueue, fetchDue));
  },
};
