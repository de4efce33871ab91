import { isAvailable } from '@forecourt/domain/vehicle';
import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { bookings, type VehicleNews, vehicles } from '../../ground/database/schema';
import { recordEvent } from './booking-events';
import { vehicleNewsKind } from './booking-kinds';
import { type BookingMessages, sendToDealer, sendToShopper } from './send-booking';

const batch = 200;

/** What there is to be said of a vehicle; null for nothing. */
const newsOf = (vehicle: Pick<typeof vehicles.$inferSelect, 'status' | 'sold' | 'reserved'>): VehicleNews | null => {
  if (!isAvailable(vehicle)) return 'sold';
  return vehicle.reserved ? 'reserved' : null;
};

const isSold: SQL = sql`(${vehicles.sold} or ${vehicles.status} = 'sold')`;

/**
 * Finds test drives to come whose vehicle has been sold or reserved since they were booked, and has both sides written
 * to, once of each. The booking stays until somebody cancels it: the shopper may drive another one.
 * @returns how many it found
 */
export const followVehicles = ({
  db,
  ...maker
}: BookingMessages & { readonly db: Pick<Db, 'transaction'> }): Promise<number> =>
  db.transaction(async (tx) => {
    const { now } = maker;
    const found = await tx
      .select({ booking: bookings, vehicle: vehicles })
      .from(bookings)
      .innerJoin(vehicles, eq(vehicles.id, bookings.vehicle_id))
      .where(
        and(
          ne(bookings.status, 'cancelled'),
          gt(bookings.starts_at, now),
          or(
            and(isSold, or(isNull(bookings.vehicle_news), ne(bookings.vehicle_news, 'sold'))),
            and(eq(vehicles.reserved, true), isNull(bookings.vehicle_news)),
          ),
        ),
      )
      .limit(batch)
      .for('update', { of: bookings, skipLocked: true });
    for (const { booking, vehicle } of found) {
      const news = newsOf(vehicle);
      if (news === null) continue;
      await tx.update(bookings).set({ vehicle_news: news }).where(eq(bookings.id, booking.id));
      const event = { bookingId: booking.id, what: 'vehicle', who: 'platform', why: news } as const;
      await recordEvent(tx, { ...event, startsAt: booking.starts_at, now });
      await sendToShopper(tx, maker, booking, vehicleNewsKind);
      await sendToDealer(tx, maker, booking);
    }
    return found.length;
  });
