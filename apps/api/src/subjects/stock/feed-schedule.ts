import type { Database } from '../../ground/database/database';
import { counted } from '../../ground/jobs/job-counts';
import type { JobModule } from '../../ground/jobs/job-module';
import type { JobQueue } from '../../ground/jobs/job-queue';
import { day, prepareQueue } from '../../ground/jobs/prepare-queue';
import { scheduleFault } from '../../ground/jobs/schedule-fault';
import { sendPictureFetch } from './pictures/picture-jobs';
import { StockError, type StockErrorCode } from './stock-error';
import { listFeeds, runFeed } from './stock-feeds';

/** Queue of the feeds that are due. */
export const stockFeedQueue = 'stock-feed';

interface FeedJob {
  readonly dealership: string;
  readonly feed: string;
}

/** What may pass by itself, and is tried again. */
const mayPass: ReadonlySet<StockErrorCode> = new Set(['url-failed', 'import-running', 'disk-full', 'database-away']);

const keyOf = ({ dealership, feed }: FeedJob): string => `${dealership}/${feed}`;

/**
 * Makes the queue. A feed that waits already is not put in twice: one fetch brings all that is new. The one that waits
 * is not given up before a worker is back, or a feed of the month would be fetched a month late.
 */
const prepare = (jobs: JobQueue): Promise<void> =>
  prepareQueue(jobs, stockFeedQueue, {
    policy: 'stately',
    retryLimit: 2,
    retryDelay: 60,
    retryDelayMax: 600,
    expireInSeconds: 3600,
    retentionSeconds: 365 * day,
  });

/**
 * Makes the queue's schedules those of the stored feeds. To be called after feeds have changed, and at start. A feed
 * whose schedule cannot be kept is told and left out: it must not cost the others theirs, nor the worker its start.
 */
export const scheduleFeeds = async (
  jobs: JobQueue,
  database: Pick<Database, 'db'>,
  tell: (feed: string, fault: string) => void,
): Promise<void> => {
  await prepare(jobs);
  const feeds = (await listFeeds(database.db)).filter(({ paused }) => !paused);
  const wanted = new Set<string>();
  for (const { dealership, name, schedule, zone } of feeds) {
    const job: FeedJob = { dealership, feed: name };
    const key = keyOf(job);
    const fault = scheduleFault(schedule, zone);
    if (fault !== null) {
      tell(key, fault);
      continue;
    }
    wanted.add(key);
    // An hour that passed while no worker was there is made good once: yesterday's stock must not stand until tomorrow.
    await jobs.schedule(stockFeedQueue, schedule, job, { tz: zone, key, singletonKey: key, missed: 'once' });
  }
  for (const { key } of await jobs.getSchedules(stockFeedQueue))
    if (!wanted.has(key)) await jobs.unschedule(stockFeedQueue, key);
};

/** Feeds by schedule (STCK-01). Runs stand in `stock_runs`; only what may pass by itself is tried again. */
export const stockFeedJobs: JobModule = {
  name: stockFeedQueue,
  prepare,
  work: async ({ env, database, jobs, log, count }) => {
    await scheduleFeeds(jobs, database, (feed, reason) => log.error({ feed, reason }, 'schedule of a feed left out'));
    const importFeed = async ({ dealership, feed }: FeedJob): Promise<string | undefined> => {
      try {
        const { read, created, updated, sold, rejects, pictures_waiting } = await runFeed(
          database,
          env,
          dealership,
          feed,
        );
        log.info({ dealership, feed, read, created, updated, sold, rejected: rejects.length }, 'feed imported');
        if (pictures_waiting > 0) await sendPictureFetch(jobs);
        return undefined;
      } catch (error) {
        if (!(error instanceof StockError)) throw error;
        log.warn({ dealership, feed, code: error.code, reason: error.message }, 'feed not imported');
        // It went with its dealership, whose removal tells no queue.
        if (error.code === 'feed-unknown') await jobs.unschedule(stockFeedQueue, keyOf({ dealership, feed }));
        if (mayPass.has(error.code)) throw error;
        return 'refused';
      }
    };
    await jobs.work<FeedJob>(stockFeedQueue, { batchSize: 1 }, async ([job]) => {
      if (job !== undefined) await counted(count, stockFeedQueue, () => importFeed(job.data));
    });
  },
};
