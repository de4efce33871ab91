import { eq } from 'drizzle-orm';
import { prizeDraws } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/**
 * The ledger of a site's prize wheel outlives the site: records of a trade promotion are kept for three years (Victoria).
 * It names nobody by itself.
 */
export const prizeRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({
    stays: { 'draws of its prize wheel': await tx.$count(prizeDraws, eq(prizeDraws.website_id, id)) },
  }),
  remove: async () => undefined,
};
