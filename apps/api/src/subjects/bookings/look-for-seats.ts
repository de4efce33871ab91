import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { bookings, leads } from '../../ground/database/schema';
import { type NewBooking, vehicleIdOf } from './new-booking';
import { type FreePiece, freePieces, takenTimes } from './taken-times';

/** What a look without a lock saw: what books is decided by the keys of the table. */
export interface SeatLook {
  /** The time is taken, and not by whoever asks for it: their own form sent twice is to find what it booked. */
  readonly isOthers: boolean;
  /** Seats that were free, a piece each; null where there were not enough, or where only their number says how many. */
  readonly seats: readonly FreePiece[] | null;
}

/** Looks whether a time is free. */
export const lookForSeats = async (
  db: Pick<Db, 'select'>,
  {
    place,
    slot,
    vehicle,
    email,
  }: Pick<NewBooking, 'place' | 'slot' | 'vehicle'> & {
    /** Whose form it is, in lower case. */
    readonly email: string;
  },
  capacity: number,
): Promise<SeatLook> => {
  const vehicleId = vehicleIdOf({ vehicle });
  const seats = { dealershipId: place.dealership.id, locationId: place.location.id, capacity, vehicleId };
  const taken = await takenTimes(db, seats, slot.startsAt, slot.endsAt);
  const free = freePieces(taken, slot, capacity, randomInt(capacity));
  // Seats of a place that was cut down count without being in anybody's way: two who look at once would both go in.
  const isCutDown = [...taken.seats.values()].some((seats) => Math.max(...seats) > capacity);
  if (free !== null) return { isOthers: false, seats: isCutDown ? null : free };
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
  return { isOthers: own === undefined, seats: null };
};
