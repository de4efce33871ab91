import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { vehicleCounts, vehicles } from '../../ground/database/schema';
import type { Removal, RemovalSubject } from '../../ground/removal/removal';

/** The counts of a site, or those of a dealership's vehicles on any site. */
const countsOf = (tx: Tx, subject: RemovalSubject, id: string) =>
  subject === 'site'
    ? eq(vehicleCounts.website_id, id)
    : inArray(
        vehicleCounts.vehicle_id,
        tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.dealership_id, id)),
      );

const countRemoval = (subject: RemovalSubject): Removal => ({
  subject,
  tell: async (tx, id) => ({
    goes: { 'vehicles with counted looks': await tx.$count(vehicleCounts, countsOf(tx, subject, id)) },
  }),
  remove: async (tx, id) => {
    await tx.delete(vehicleCounts).where(countsOf(tx, subject, id));
  },
});

/** What was counted of visitors goes with the site and with the dealership of the vehicles. */
export const countRemovals: readonly Removal[] = [countRemoval('site'), countRemoval('dealership')];
