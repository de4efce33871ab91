import { dailyUpkeep, longRunMs } from '../../ground/modules/daily-upkeep';
import type { Upkeep } from '../../ground/modules/upkeep';
import { keepDaysSettings } from './keep-days';
import { originalsOf } from './originals/originals-of';
import { pruneOriginals } from './prune-originals';
import { removeMarkedOriginals } from './remove-marked-originals';

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
        ...{ db, originals: originalsOf(env), dataDir: env.dataDir, signal: AbortSignal.timeout(longRunMs) },
      });
      if (removed.originals > 0) log.info(removed, 'bytes of pictures that were taken away before are removed');
      if (removed.stopped === 'storage') throw fault;
    },
  },
  // All texts are looked through.
  dailyUpkeep('pictures', async ({ db, env, now, log }) => {
    const days = env.settingsOf(keepDaysSettings);
    if (days === null) return false;
    const signal = AbortSignal.timeout(longRunMs);
    const { fault, ...pruned } = await pruneOriginals({
      ...{ db, originals: originalsOf(env), dataDir: env.dataDir, now, days, signal },
    });
    if (pruned.vehicles + pruned.originals > 0) log.info(pruned, 'pictures of vehicles sold long ago taken away');
    // Told as what failed; the next turn goes on.
    if (pruned.stopped === 'storage') throw fault;
    return pruned.stopped === null;
  }),
];
