import { counted } from '../../ground/jobs/job-counts';
import type { JobModule } from '../../ground/jobs/job-module';
import { prepareQueue, tick } from '../../ground/jobs/prepare-queue';
import { stopSchedule } from '../../ground/jobs/stop-schedule';
import { fetchMapPictures } from './fetch-map-pictures';
import { staticMapSettings } from './place-settings';

/** Queue of the fetching of pictures of maps. One job fetches all that are due. */
const mapQueue = 'map-picture-fetch';

/** Pictures of maps around places, looked for every five minutes where a provider is set (LOC-02). */
export const mapJobs: JobModule = {
  name: mapQueue,
  prepare: (jobs) => prepareQueue(jobs, mapQueue, tick(3600)),
  work: async ({ env, database, jobs, log, count }) => {
    if (env.settingsOf(staticMapSettings) === null) return stopSchedule(jobs, mapQueue);
    await jobs.schedule(mapQueue, '*/5 * * * *');
    const fetchDue = async (): Promise<undefined> => {
      const counts = await fetchMapPictures({ database, env });
      if (counts.failed > 0) log.warn(counts, 'pictures of maps could not be fetched; they are asked for again');
      else if (counts.stored > 0) log.info(counts, 'pictures of maps fetched');
    };
    await jobs.work(mapQueue, { batchSize: 1 }, () => counted(count, mapQueue, fetchDue));
  },
};
