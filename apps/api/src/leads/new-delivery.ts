import { destinationsOf, type LeadDestination } from '@forecourt/config';
import type { EnquiryCategory } from '@forecourt/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/database';
import { leadDeliveries } from '../database/schema';
import type { EnqueueDelivery } from './deliver-lead';

/**
 * Message-ID of a delivery, in the domain of its sender. It is stored with the delivery and so the same for every try:
 * a receiver drops a repeat.
 */
const messageIdOf = (id: string, mailFrom: string): string =>
  `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;

/**
 * Where a lead goes, a mailbox at a time: a server may take a message for one and refuse it for another, so each is a
 * delivery of its own.
 */
export const deliveryPoints = (
  destinations: readonly LeadDestination[],
  lead: { readonly category: EnquiryCategory; readonly location: string | null },
): readonly LeadDestination[] =>
  destinationsOf(destinations, lead).flatMap((destination): readonly LeadDestination[] =>
    destination.kind === 'email' ? destination.to.map((address) => ({ ...destination, to: [address] })) : [destination],
  );

/** What making a delivery takes. */
export interface DeliveryMaker {
  /** Puts it into the queue as part of the transaction. */
  readonly enqueue: EnqueueDelivery;
  /** Address that mail comes from. */
  readonly mailFrom: string;
}

/** Makes a delivery with its job, as part of a transaction (LEAD-02). */
export const insertDelivery = async (
  tx: Tx,
  { enqueue, mailFrom }: DeliveryMaker,
  delivery: {
    readonly leadId: string;
    readonly destination: LeadDestination;
    readonly now: Date;
    /** Milliseconds to wait before the first try. */
    readonly afterMs?: number;
  },
): Promise<void> => {
  const { leadId, destination, now, afterMs = 0 } = delivery;
  const id = uuidv7();
  await tx.insert(leadDeliveries).values({
    id,
    lead_id: leadId,
    destination,
    message_id: messageIdOf(id, mailFrom),
    next_attempt_at: new Date(now.getTime() + afterMs),
    created_at: now,
  });
  await enqueue(tx, id, afterMs);
};
