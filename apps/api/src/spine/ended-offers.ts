import { calendarDateIn, stateTimeZones } from '@forecourt/domain/opening-hours';
import type { Tx } from '../database/database';
import { offerLists } from '../database/schema';
import type { TimeGone } from './crossed-vehicles';

const zones: readonly string[] = [...new Set(Object.values(stateTimeZones))];

/** The calendar dates that have gone by in some state: those from the first up to and without the second of a pair. */
const datesGone = ({ from, to }: TimeGone): readonly (readonly [string, string])[] =>
  zones
    .map((zone) => [calendarDateIn(zone, from), calendarDateIn(zone, to)] as const)
    .filter(([before, now]) => before !== now);

/**
 * Dealerships with an offer whose last day has gone by in some state: it is shown by the calendar of each site's own
 * state. Read only when a day has ended somewhere.
 */
export const dealershipsWithEndedOffers = async (tx: Tx, gone: TimeGone): Promise<readonly string[]> => {
  const dates = datesGone(gone);
  if (dates.length === 0) return [];
  const hasEnded = (until: string | null | undefined) =>
    until != null && dates.some(([before, now]) => before <= until && until < now);
  const lists = await tx.select().from(offerLists);
  return lists
    .filter(({ document }) => document.offers.some(({ until }) => hasEnded(until)))
    .map(({ dealership_id }) => dealership_id);
};
