import type { Tx } from '../../ground/database/database';
import { offerLists } from '../../ground/database/schema';
import { datesPassed, hasEnded, type TimeGone } from './time-gone';

/**
 * Dealerships with an offer whose last day has ended in some state: it is shown by the calendar of each site's own
 * state. Read only when a day has ended somewhere.
 */
export const dealershipsWithEndedOffers = async (tx: Tx, gone: TimeGone): Promise<readonly string[]> => {
  const passed = datesPassed(gone);
  if (passed.length === 0) return [];
  const lists = await tx.select().from(offerLists);
  return lists
    .filter(({ document }) =>
      // Documents that an earlier release has stored have no end dates.
      document.offers.some(({ until }) => typeof until === 'string' && hasEnded(until, passed)),
    )
    .map(({ dealership_id }) => dealership_id);
};
