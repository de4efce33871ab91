import { eq } from 'drizzle-orm';
import { alertMemory } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** What is remembered of a site's vehicles goes with it; what shoppers are to be told goes with their accounts. */
export const alertRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({
    goes: { 'vehicles remembered for alerts': await tx.$count(alertMemory, eq(alertMemory.website_id, id)) },
  }),
  remove: async (tx, id) => {
    await tx.delete(alertMemory).where(eq(alertMemory.website_id, id));
  },
};
