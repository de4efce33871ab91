import { inArray } from 'drizzle-orm';
import { financeApplications } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';
import type { Upkeep } from '../../ground/modules/upkeep';
import { countUnreadable, forgetApplications } from './application-store';

/** Clears applications away after their time, and reports those that nobody here can open. */
export const applicationUpkeep: readonly Upkeep[] = [
  {
    name: 'applications',
    run: async ({ db, now, log }) => {
      const applications = await forgetApplications(db, now);
      if (applications > 0) log.info({ applications }, 'applications for finance deleted');
    },
  },
  {
    name: 'sealed-applications',
    run: async ({ db, env, log }) => {
      const applications = await countUnreadable(db, env.sealingKey);
      if (applications > 0)
        log.error(
          { applications },
          'applications for finance were sealed by a key that is not set here: set FORECOURT_SEALING_KEY_PREVIOUS and reseal',
        );
    },
  },
];

/** Applications go with their lead. */
export const applicationErasure: Erasure = {
  subject: 'lead',
  erase: async (tx, ids) => {
    await tx.delete(financeApplications).where(inArray(financeApplications.lead_id, [...ids]));
  },
};
