import { eq } from 'drizzle-orm';
import { bookings } from '../../ground/database/schema';
import { recordEvent } from './booking-events';
import type { CancelContext } from './cancel-booking';
import { type ChangeOutcome, lockBooking } from './change-booking';
import { sendToDealer, sendToShopper } from './send-booking';

/** Confirms a booking that waits for the dealer's word. One that is confirmed already stays as it is. */
export const confirmBooking = (context: CancelContext, id: string): Promise<ChangeOutcome> =>
  context.db.transaction(async (tx): Promise<ChangeOutcome> => {
    const { now, who, why = null } = context;
    const booking = await lockBooking(tx, id);
    if (booking.status === 'confirmed') return { kind: 'done', booking };
    if (booking.status === 'cancelled') return { kind: 'fault', fault: 'cancelled' };
    if (booking.starts_at <= now) return { kind: 'fault', fault: 'past' };
    const [row] = await tx
      .update(bookings)
      .set({ status: 'confirmed', sequence: booking.sequence + 1, updated_at: now })
      .where(eq(bookings.id, id))
      .returning();
    if (row === undefined) throw new Error(`The booking ${id} is gone.`);
    await recordEvent(tx, { bookingId: id, what: 'confirmed', who, why, startsAt: row.starts_at, now });
    await sendToShopper(tx, context, row);
    await sendToDealer(tx, context, row);
    return { kind: 'done', booking: row };
  });
