import type { GarageBooking } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { bookings } from '../../ground/database/schema';
import { garageBooking } from './booking-view';
import { findBookings } from './find-booking';

/** Test drives that a garage lists. */
const mostListed = 50;

/**
 * Test drives that a shopper booked while they were signed in: those to come by their time, then those that are over, the
 * latest first.
 * @param manageToken gives the token of the address of each
 */
export const bookingsOf = async (
  db: Pick<Db, 'select'>,
  shopperId: string,
  {
    site,
    manageToken,
    now,
  }: { readonly site: SiteDocument; readonly manageToken: (id: string) => string; readonly now: Date },
): Promise<readonly GarageBooking[]> => {
  const found = (await findBookings(db, eq(bookings.shopper_id, shopperId))).filter(
    ({ booking }) => booking.manage_digest !== null,
  );
  const views = found.flatMap((one) => garageBooking(one, { site, token: manageToken(one.booking.id), now }) ?? []);
  return [...views.filter(({ is_past }) => !is_past), ...views.filter(({ is_past }) => is_past).toReversed()].slice(
    0,
    mostListed,
  );
};
