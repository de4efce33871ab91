import { eq } from 'drizzle-orm';
import { savedValuations } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** Stored valuations go with their site. What an enquiry was offered stands in the enquiry. */
export const valuationRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({
    goes: { 'stored valuations': await tx.$count(savedValuations, eq(savedValuations.website_id, id)) },
  }),
  remove: async (tx, id) => {
    await tx.delete(savedValuations).where(eq(savedValuations.website_id, id));
  },
};
