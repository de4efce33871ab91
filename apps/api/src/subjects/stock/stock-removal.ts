import { and, eq, not, sql } from 'drizzle-orm';
import { leads, stockFeeds, stockKeys, stockRuns, vehicleSlugs, vehicles } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';
import { isImportRunning } from './import-lock';
import { leavePicturesToOthers } from './pictures/remote-pictures';

const ofDealership = (id: string) => eq(vehicles.dealership_id, id);
/** Whether an enquiry is about a vehicle: then it says what was asked for, as long as the enquiry is there. */
const isAsked = sql`exists (select from ${leads} where ${leads.vehicle_id} = ${vehicles.id})`;

/**
 * A dealership's stock goes with it, its feeds, keys and history of imports. A vehicle that an enquiry is about stays as
 * sold and shown nowhere, with what identifies it; an import of the dealership, applied again, takes it up again.
 */
export const stockRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const all = await tx.$count(vehicles, ofDealership(id));
    const kept = await tx.$count(vehicles, and(ofDealership(id), isAsked));
    return {
      goes: {
        vehicles: all - kept,
        'stock feeds': await tx.$count(stockFeeds, eq(stockFeeds.dealership_id, id)),
        'stock keys': await tx.$count(stockKeys, eq(stockKeys.dealership_id, id)),
        'imports in the history': await tx.$count(stockRuns, eq(stockRuns.dealership_id, id)),
      },
      stays: { 'vehicles that leads are about, as sold': kept },
      keepsRow: kept > 0,
      against: (await isImportRunning(tx, id)) ? ['An import of its stock is running. Wait for it to end.'] : [],
    };
  },
  remove: async (tx, id) => {
    await tx.delete(stockFeeds).where(eq(stockFeeds.dealership_id, id));
    await tx.delete(stockKeys).where(eq(stockKeys.dealership_id, id));
    await tx.delete(stockRuns).where(eq(stockRuns.dealership_id, id));
    await tx.delete(vehicleSlugs).where(eq(vehicleSlugs.dealership_id, id));
    await tx.delete(vehicles).where(and(ofDealership(id), not(isAsked)));
    await tx
      .update(vehicles)
      .set({
        sold: true,
        status: 'sold',
        sold_at: sql`coalesce(${vehicles.sold_at}, now())`,
        show_on_dealer_website: false,
        feed: null,
        feed_digest: null,
        feed_pictures: null,
        feed_spin: null,
        feed_spin_interior: null,
        updated_at: sql`now()`,
      })
      .where(ofDealership(id));
    await leavePicturesToOthers(tx, id);
  },
};
