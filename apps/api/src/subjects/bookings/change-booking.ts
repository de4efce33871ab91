import type { SiteDocument } from '@forecourt/config/site-document';
import { clockOfDay, localTime } from '@forecourt/domain/calendar';
import { driveSlotAt } from '@forecourt/domain/test-drive';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type BookingRow, bookingPieces, bookings, leads } from '../../ground/database/schema';
import { forgetKeysOf } from '../../ground/idempotency/idempotency';
import { isWithinLimit } from '../../ground/limits/limits';
import { recordEvent } from './booking-events';
import { linkMs } from './booking-keys';
import { bookingChangeLimit, mostChanges } from './booking-limits';
import { type FoundBooking, mayBeDone } from './booking-view';
import type { DrivePlace } from './drive-places';
import { type BookingMessages, sendToDealer, sendToShopper } from './send-booking';
import { SlotTaken, untilSeated } from './slot-taken';
import { findSeats, takeSeats } from './take-seats';

/** Where and by whom a booking is changed. */
export interface ChangeContext extends BookingMessages {
  readonly db: Pick<Db, 'transaction'>;
  readonly site: SiteDocument;
  readonly limitsSecret: string;
  /** `shopper`, or the name of the operator. */
  readonly who: string;
  readonly why?: string | null;
}

/** Why a booking is not changed: a word for the page of its shopper. */
export type ChangeFault = 'past' | 'cancelled' | 'sold' | 'tries' | 'taken';

export type ChangeOutcome =
  | { readonly kind: 'done'; readonly booking: BookingRow }
  | { readonly kind: 'fault'; readonly fault: ChangeFault };

const faultOf = (fault: ChangeFault): ChangeOutcome => ({ kind: 'fault', fault });

/** The booking as it is now, which nobody else changes until the transaction ends. */
export const lockBooking = async (tx: Tx, id: string): Promise<BookingRow> => {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (row === undefined) throw new Error(`The booking ${id} is gone.`);
  return row;
};

/** Counts a change of a booking, by whoever: each writes to people. */
export const mayChange = (tx: Tx, { limitsSecret, now }: ChangeContext, id: string): Promise<boolean> =>
  isWithinLimit(tx, { limit: bookingChangeLimit, subject: id, most: mostChanges, now, secret: limitsSecret });

/** The enquiry says the day and time that hold, wherever it is read from now on. */
const rewriteLead = async (tx: Tx, leadId: string, startsAt: Date, timeZone: string): Promise<void> => {
  const { date, minutes } = localTime(timeZone, startsAt);
  const said = {
    preferred_date: date,
    preferred_time: clockOfDay(minutes),
  };
  await tx
    .update(leads)
    .set({
      submission: sql`jsonb_set(${leads.submission}, '{userData}', ${leads.submission} -> 'userData' || ${JSON.stringify(said)}::jsonb)`,
    })
    .where(eq(leads.id, leadId));
  // The same form sent again is no repeat any more: its time is another.
  await forgetKeysOf(tx, 'lead', [leadId]);
};

const moveTo = async (
  tx: Tx,
  context: ChangeContext,
  booking: BookingRow,
  place: DrivePlace,
  startsAt: Date,
): Promise<BookingRow> => {
  const { site, now, who, why = null } = context;
  const slot = driveSlotAt(place.location, site.testDrive, startsAt, now);
  if (slot === null) throw new SlotTaken();
  const seats = {
    ...{ dealershipId: booking.dealership_id, locationId: booking.location_id, vehicleId: booking.vehicle_id },
    capacity: site.testDrive.capacityPerSlot,
  };
  const free = await findSeats(tx, { ...seats, except: booking.id }, slot);
  await tx.delete(bookingPieces).where(eq(bookingPieces.booking_id, booking.id));
  await takeSeats(tx, booking.id, seats, free);
  const [row] = await tx
    .update(bookings)
    .set({
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      link_until: new Date(slot.endsAt.getTime() + linkMs),
      status: site.testDrive.confirmation === 'by-dealer' && who === 'shopper' ? 'waiting' : booking.status,
      sequence: booking.sequence + 1,
      timed_at: now,
      reminded_day_at: null,
      reminded_hours_at: null,
      updated_at: now,
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (row === undefined) throw new Error(`The booking ${booking.id} is gone.`);
  await rewriteLead(tx, row.lead_id, row.starts_at, place.location.time_zone);
  await recordEvent(tx, { bookingId: row.id, what: 'changed', who, why, startsAt: row.starts_at, now });
  await sendToShopper(tx, context, row);
  await sendToDealer(tx, context, row);
  return row;
};

/**
 * Gives a booking another time: the old one is free and the new one taken in one transaction, or nothing is changed. To the
 * time that it has nothing happens, so that a form sent twice does no harm.
 */
export const changeBooking = async (
  context: ChangeContext,
  found: FoundBooking,
  place: DrivePlace,
  startsAt: Date,
): Promise<ChangeOutcome> => {
  try {
    const move = () =>
      context.db.transaction(async (tx): Promise<ChangeOutcome> => {
        const booking = await lockBooking(tx, found.booking.id);
        if (booking.status !== 'cancelled' && booking.starts_at.getTime() === startsAt.getTime())
          return { kind: 'done', booking };
        const may = mayBeDone({ ...found, booking }, context.now);
        if (may.isPast) return faultOf('past');
        if (!may.cancel) return faultOf('cancelled');
        if (!may.change) return faultOf('sold');
        if (!(await mayChange(tx, context, booking.id))) return faultOf('tries');
        return { kind: 'done', booking: await moveTo(tx, context, booking, place, startsAt) };
      });
    return await untilSeated(move);
  } catch (error) {
    if (error instanceof SlotTaken) return faultOf('taken');
    throw error;
  }
};
