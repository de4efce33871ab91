import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type BookingRow, dealerships, leads, messages } from '../../ground/database/schema';
import { isAbout } from '../../ground/messages/about';
import type { MessageKind } from '../../ground/messages/message-template';
import { insertMessage, type MessageMaker, type NewMessage } from '../../ground/messages/new-message';
import { deliveryPoints } from '../leads';
import { bookingKind, dealerNoteKind, reminderKind } from './booking-kinds';

/** What making the messages of a booking takes. */
export interface BookingMessages extends MessageMaker {
  readonly now: Date;
}

type Booking = Pick<BookingRow, 'lead_id' | 'location_id'>;

/** Messages of a booking that have not gone out say less than the one that comes: they need not go. */
const replaceWaiting = (tx: Tx, leadId: string, kinds: readonly MessageKind[]) =>
  tx
    .update(messages)
    .set({ status: 'replaced', next_attempt_at: null })
    .where(
      and(
        isAbout('lead', leadId),
        inArray(
          messages.template,
          kinds.map(({ name }) => name),
        ),
        inArray(messages.status, ['pending', 'held']),
      ),
    );

/** The mail that says how a test drive stands, to its shopper. */
export const shopperMessage = (
  { now }: Pick<BookingMessages, 'now'>,
  { lead_id }: Pick<Booking, 'lead_id'>,
  { kind = bookingKind, isHeld = false }: { readonly kind?: MessageKind; readonly isHeld?: boolean } = {},
): NewMessage => ({
  ...{ kind, subjectId: lead_id, destination: { kind: 'shopper', by: 'email' }, now, isHeld },
});

/** Makes the mail that says how a test drive stands, to its shopper, in place of what has not gone out yet. */
export const sendToShopper = async (
  tx: Tx,
  maker: BookingMessages,
  booking: Pick<Booking, 'lead_id'>,
  kind: MessageKind = bookingKind,
): Promise<void> => {
  if (kind.name === bookingKind.name) await replaceWaiting(tx, booking.lead_id, [bookingKind, reminderKind]);
  await insertMessage(tx, maker, shopperMessage(maker, booking, { kind }));
};

/** Makes the notes of what became of a test drive, to those who have its enquiry. */
export const sendToDealer = async (tx: Tx, maker: BookingMessages, booking: Booking): Promise<void> => {
  const [found] = await tx
    .select({ dealership: dealerships.document })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .where(eq(leads.id, booking.lead_id));
  if (found === undefined) return;
  const about = { category: 'test-drive', location: booking.location_id } as const;
  await replaceWaiting(tx, booking.lead_id, [dealerNoteKind]);
  for (const destination of deliveryPoints(found.dealership.lead_destinations, about))
    await insertMessage(tx, maker, { kind: dealerNoteKind, subjectId: booking.lead_id, destination, now: maker.now });
};
