import { isDoneSince, lastDue, noteDone } from '../../ground/modules/daily-upkeep';
import type { Upkeep } from '../../ground/modules/upkeep';
import { keepDaysSettings } from './keep-days';
import { originalsOf } from './originals/originals-of';
import { pruneOriginals } from './prune-originals';
import { removeMarkedOriginals } from './remove-marked-originals';

/** Three in the morning in Sydney, an hour of UTC. All texts are looked through, so it is done once a day. */
const hour = 17;
/** Milliseconds of one run: the job of the upkeep has ten minutes for all of its parts, and the next one goes on. */
const runMs = 3 * 60_000;
const markName = 'pictures';

/**
 * Takes away pictures of vehicles that were sold long ago, where the installation says so: once a day to its end, by
 * as many runs as that takes.
 */
export const mediaUpkeep: readonly Upkeep[] = [
  {
    name: 'removed-originals',
    // What a run, or somebody who took a picture away, could not remove at once.
    run: async ({ db, env, log }) => {
      const { fault, ...removed } = await removeMarkedOriginals({
        ...{ db, originals: originalsOf(env), dataDir: env.dataDir, signal: AbortSignal.timeout(runMs) },
      });
      if (removed.originals > 0) log.info(removed, 'bytes of pictures that were taken away before are removed');
      if (removed.stopped === 'storage') throw fault;
    },
  },
  {
    name: 'pictures',
    run: async ({ db, env, now, log }) => {
      const days = env.settingsOf(keepDaysSettings);
      const due = lastDue(now, hour);
      if (days === null || (await isDoneSince(db, markName, due))) return;
      const signal = AbortSignal.timeout(runMs);
      const { fault, ...pruned } = await pruneOriginals({
        ...{ db, originals: originalsOf(env), dataDir: env.dataDir, now, days, signal },
      });
      if (pruned.vehicles + pruned.originals > 0) log.info(pruned, 'pictures of vehicles sold long ago taken away');
      if (pruned.stopped === null) await noteDone(db, markName, due);
      // Told as what failed; the next turn goes on.
      if (pruned.stopped === 'storage') throw fault;
    },
  },
];
