import { counted } from '../../ground/jobs/job-counts';
import type { JobModule } from '../../ground/jobs/job-module';
import { prepareQueue, tick } from '../../ground/jobs/prepare-queue';
import { stopSchedule } from '../../ground/jobs/stop-schedule';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { runUpkeep, type Upkeep, type UpkeepDeps } from '../../ground/modules/upkeep';

/** Queue of the upkeep of all subjects. */
export const upkeepQueue = 'upkeep';

/** Where the release before scheduled the same: its schedule and what waits go, the queue stays until that release is gone. */
const formerQueue = 'lead-upkeep';

/** What all subjects have: kinds of messages, limits, what goes with a person's data. */
type Rosters = Pick<UpkeepDeps, 'templates' | 'limits' | 'erasures'>;

/** Every ten minutes, by one worker at a time. Each part is counted by itself. */
export const upkeepJobs = (parts: readonly Upkeep[], rosters: Rosters): JobModule => ({
  name: upkeepQueue,
  prepare: (jobs) => prepareQueue(jobs, upkeepQueue, tick(600)),
  work: async ({ env, database: { db }, jobs, log, count }) => {
    await stopSchedule(jobs, formerQueue);
    await jobs.schedule(upkeepQueue, '*/10 * * * *', null, { singletonSeconds: 300 });
    await jobs.work(upkeepQueue, { batchSize: 1 }, () =>
      counted(count, upkeepQueue, async () => {
        const enqueue = enqueueMessage(jobs);
        const deps = { db, env, now: env.now(), enqueue, log, ...rosters };
        await runUpkeep(parts, deps, (name, outcome) => count(`${upkeepQueue}:${name}`, outcome));
        return undefined;
      }),
    );
  },
});
