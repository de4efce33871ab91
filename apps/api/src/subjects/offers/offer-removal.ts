import { eq, sql } from 'drizzle-orm';
import { offerLists } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** A dealership's offers go with it. */
export const offerRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const [found] = await tx
      .select({ offers: sql<number>`jsonb_array_length(${offerLists.document} -> 'offers')` })
      .from(offerLists)
      .where(eq(offerLists.dealership_id, id));
    return { goes: { offers: found?.offers ?? 0 } };
  },
  remove: async (tx, id) => {
    await tx.delete(offerLists).where(eq(offerLists.dealership_id, id));
  },
};
