import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { financeApplications } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

const openOn = (id: string) => and(eq(financeApplications.website_id, id), isNull(financeApplications.lead_id));
const sentOn = (id: string) => and(eq(financeApplications.website_id, id), isNotNull(financeApplications.lead_id));

/**
 * Applications that are not sent go with their site: their shoppers cannot come back to them. Those that were sent stay
 * with their enquiry until their own time is over.
 */
export const applicationRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({
    goes: { 'applications for finance that are not sent': await tx.$count(financeApplications, openOn(id)) },
    stays: { 'applications for finance that were sent': await tx.$count(financeApplications, sentOn(id)) },
  }),
  remove: async (tx, id) => {
    await tx.delete(financeApplications).where(openOn(id));
  },
};
