import type { Upkeep } from '../../ground/modules/upkeep';
import { keepDaysSettings } from './keep-days';
import { originalsOf } from './originals/originals-of';
import { pruneOriginals } from './prune-originals';

/** Three in the morning in Sydney, an hour of UTC. All texts are looked through, so it is done once a day. */
const hour = 17;
/** Upkeep runs every ten minutes. */
const minutes = 10;

/** Takes away pictures of vehicles that were sold long ago, where the installation says so. */
export const mediaUpkeep: readonly Upkeep[] = [
  {
    name: 'pictures',
    run: async ({ db, env, now, log }) => {
      const days = env.settingsOf(keepDaysSettings);
      if (days === null || now.getUTCHours() !== hour || now.getUTCMinutes() >= minutes) return;
      const pruned = await pruneOriginals({ db, originals: originalsOf(env), dataDir: env.dataDir, now, days });
      if (pruned.vehicles + pruned.originals > 0) log.info(pruned, 'pictures of vehicles sold long ago taken away');
    },
  },
];
