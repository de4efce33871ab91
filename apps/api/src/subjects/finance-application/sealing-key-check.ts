import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { financeApplications } from '../../ground/database/schema';
import type { StartCheck } from '../../ground/modules/start-check';
import { countUnreadable } from './application-store';

/**
 * A restored database without its key: every application in it was sealed by another one. Programs that went on would seal
 * new ones by a key of their own making, and nobody would miss the old one until it is thrown away.
 */
export const sealingKeyCheck: StartCheck = {
  name: 'sealing-key',
  fault: async ({ db }, { dataDir, sealingKey }) => {
    const sealed = await db.$count(financeApplications, isNotNull(financeApplications.sealed_by));
    const unreadable = await countUnreadable(db, sealingKey);
    return sealed === 0 || unreadable < sealed
      ? null
      : `FORECOURT_SEALING_KEY is missing: the ${sealed} applications for finance in this database were sealed by another key. Set it, or put back the file ${join(dataDir, 'sealing-key')}. Where it is lost for good, so are they: forecourt applications list names them, and forecourt applications erase deletes each.`;
  },
};
