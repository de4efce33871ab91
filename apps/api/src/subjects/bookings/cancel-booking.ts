import { eq } from 'drizzle-orm';
import { bookingPieces, bookings } from '../../ground/database/schema';
import { forgetKeysOf } from '../../ground/idempotency/idempotency';
import { recordEvent } from './booking-events';
import { type ChangeContext, type ChangeOutcome, lockBooking } from './change-booking';
import { sendToDealer, sendToShopper } from './send-booking';

/** What cancelling takes. */
export type CancelContext = Omit<ChangeContext, 'site' | 'limitsSecret'>;

/** Cancels a booking: its time is free from this moment. One that is cancelled already stays as it is. */
export const cancelBooking = (context: CancelContext, id: string): Promise<ChangeOutcome> =>
  context.db.transaction(async (tx): Promise<ChangeOutcome> => {
    const { now, who, why = null } = context;
    const booking = await lockBooking(tx, id);
    if (booking.status === 'cancelled') return { kind: 'done', booking };
    if (booking.starts_at <= now) return { kind: 'fault', fault: 'past' };
    await tx.delete(bookingPieces).where(eq(bookingPieces.booking_id, id));
    const [row] = await tx
      .update(bookings)
      .set({ status: 'cancelled', sequence: booking.sequence + 1, updated_at: now })
      .where(eq(bookings.id, id))
      .returning();
    if (row === undefined) throw new Error(`The booking ${id} is gone.`);
    // The same form sent again is a new booking.
    await forgetKeysOf(tx, 'lead', [row.lead_id]);
    await recordEvent(tx, { bookingId: id, what: 'cancelled', who, why, startsAt: row.starts_at, now });
    await sendToShopper(tx, context, row);
    await sendToDealer(tx, context, row);
    return { kind: 'done', booking: row };
  });
