import { inArray } from 'drizzle-orm';
import { prizeDraws } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';

/**
 * Draws stay in the ledger without their person: what is left names nobody, and the audit still holds. The keyed digest of
 * their number stays, so that nobody spins again with a new account. A prize that was not fetched yet can still be, by its
 * code.
 */
export const entrantErasure: Erasure = {
  subject: 'shopper',
  erase: async (tx, ids) => {
    await tx
      .update(prizeDraws)
      .set({ shopper_id: null, message_id: null })
      .where(inArray(prizeDraws.shopper_id, [...ids]));
  },
};
