import { inArray } from 'drizzle-orm';
import { bookingEvents, bookings } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';

/** What is personal of a test drive goes with its enquiry: where the vehicle was brought, its address, and who was signed in. */
const leadErasure: Erasure = {
  subject: 'lead',
  erase: async (tx, ids) => {
    const erased = await tx
      .update(bookings)
      .set({ at_home: null, manage_digest: null, shopper_id: null })
      .where(inArray(bookings.lead_id, [...ids]))
      .returning({ id: bookings.id });
    if (erased.length === 0) return;
    // What an operator wrote may name somebody.
    await tx
      .update(bookingEvents)
      .set({ why: null })
      .where(
        inArray(
          bookingEvents.booking_id,
          erased.map(({ id }) => id),
        ),
      );
  },
};

/** Test drives are the dealership's records, as the enquiries that they came with: they belong to no account any more. */
const shopperErasure: Erasure = {
  subject: 'shopper',
  erase: async (tx, ids) => {
    await tx
      .update(bookings)
      .set({ shopper_id: null })
      .where(inArray(bookings.shopper_id, [...ids]));
  },
};

export const bookingErasures: readonly Erasure[] = [leadErasure, shopperErasure];
