import type { Upkeep } from '../../ground/modules/upkeep';
import { pruneRuns } from './stock-runs';

/** Clears away runs of imports that nobody looks up any more, and the rows that they refused. */
export const stockUpkeep: readonly Upkeep[] = [
  { name: 'stock-runs', run: async ({ db, now }) => void (await pruneRuns(db, now)) },
];
