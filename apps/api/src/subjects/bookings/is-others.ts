import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { bookings, leads } from '../../ground/database/schema';
import type { NewBooking } from './new-booking';
import { freePieces, takenTimes } from './taken-times';

/**
 * Whether a time is taken, and not by whoever asks for it: their own form sent twice is to find what it booked. A look
 * without a lock, so that it can only answer early: what books is decided by the keys of the table.
 */
export const isOthers = async (
  db: Pick<Db, 'select'>,
  {
    place,
    slot,
    vehicleId,
    email,
  }: Pick<NewBooking, 'place' | 'slot' | 'vehicleId'> & {
    /** Whose form it is, in lower case. */
    readonly email: string;
  },
  capacity: number,
): Promise<boolean> => {
  const seats = { dealershipId: place.dealership.id, locationId: place.location.id, capacity, vehicleId };
  const taken = await takenTimes(db, seats, slot.startsAt, slot.endsAt);
  if (freePieces(taken, slot, capacity) !== null) return false;
  const [own] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.lead_id))
    .where(
      and(
        eq(bookings.dealership_id, place.dealership.id),
        ne(bookings.status, 'cancelled'),
        lt(bookings.starts_at, slot.endsAt),
        gt(bookings.ends_at, slot.startsAt),
        sql`lower(${leads.submission} -> 'userData' ->> 'email') = ${email}`,
      ),
    )
    .limit(1);
  return own === undefined;
};
