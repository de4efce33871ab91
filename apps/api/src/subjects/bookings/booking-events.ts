import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../ground/database/database';
import { bookingEvents } from '../../ground/database/schema';

/** Something that became of a booking. */
export interface NewEvent {
  readonly bookingId: string;
  readonly what: (typeof bookingEvents.$inferInsert)['what'];
  readonly who: string;
  readonly why?: string | null;
  readonly startsAt: Date;
  readonly now: Date;
}

/** The row of something that became of a booking. */
export const eventRow = ({
  bookingId,
  what,
  who,
  why = null,
  startsAt,
  now,
}: NewEvent): typeof bookingEvents.$inferInsert => ({
  ...{ id: uuidv7(), booking_id: bookingId, at: now, what, who, why },
  starts_at: startsAt,
});

/** Writes what became of a booking into its history, in the transaction that does it. */
export const recordEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await tx.insert(bookingEvents).values(eventRow(event));
};
