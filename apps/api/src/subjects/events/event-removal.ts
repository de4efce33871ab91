import { eq } from 'drizzle-orm';
import { eventReceivers, eventStreams } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** Events of a dealership go with it, and what its receivers know; what is on its way to them is not sent any more. */
export const eventRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => ({
    goes: { 'receivers of events': await tx.$count(eventReceivers, eq(eventReceivers.dealership_id, id)) },
  }),
  remove: async (tx, id) => {
    await tx.delete(eventStreams).where(eq(eventStreams.dealership_id, id));
  },
};
