import { dailyUpkeep, longRunMs } from '../../ground/modules/daily-upkeep';
import type { Upkeep } from '../../ground/modules/upkeep';
import { pruneRuns } from './prune-runs';

/** Clears away runs of imports that nobody looks up any more, and the rows that they refused. */
export const stockUpkeep: readonly Upkeep[] = [
  dailyUpkeep('stock-runs', async ({ db, now, log }) => {
    const { isDone, ...pruned } = await pruneRuns({ db, now, signal: AbortSignal.timeout(longRunMs) });
    if (pruned.rejects + pruned.runs > 0) log.info(pruned, 'old runs of imports, and what they refused, cleared away');
    return isDone;
  }),
];
