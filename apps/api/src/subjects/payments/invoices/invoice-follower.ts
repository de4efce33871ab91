import { destinationsOf } from '@forecourt/config/dealership';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../ground/database/database';
import { dealerships, invoices } from '../../../ground/database/schema';
import { insertMessage } from '../../../ground/messages/new-message';
import type { FollowedPayment, PaymentFollower, PaymentMoment } from '../../../ground/payments/payment-follower';
import { paidNoteKind } from '../payment-kinds';

const holdInvoice = async (tx: Tx, id: string) => {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return row ?? null;
};

/** Those who answer enquiries of the dealership learn that it was paid. */
const noteToDealer = async (tx: Tx, payment: FollowedPayment, moment: PaymentMoment): Promise<void> => {
  const [dealer] = await tx
    .select({ document: dealerships.document })
    .from(dealerships)
    .where(eq(dealerships.id, payment.dealership_id));
  const all = destinationsOf(dealer?.document.lead_destinations ?? [], { category: 'general', location: null });
  for (const destination of all)
    if (destination.kind === 'email')
      await insertMessage(tx, moment, { kind: paidNoteKind, subjectId: payment.id, destination, now: moment.now });
};

/** Invoices: one is paid up to what is due of it; what comes beyond that, or once it was cancelled, goes back. */
export const invoiceFollower: PaymentFollower = {
  kind: 'invoice',
  hold: async (tx, subjectId) => {
    await holdInvoice(tx, subjectId);
  },
  paid: async (tx, payment, moment) => {
    const invoice = await holdInvoice(tx, payment.subject_id);
    if (invoice === null || invoice.cancelled_at !== null) return 'refund';
    if (payment.amount_cents > invoice.amount_cents - invoice.paid_cents) return 'refund';
    await tx
      .update(invoices)
      .set({ paid_cents: invoice.paid_cents + payment.amount_cents })
      .where(eq(invoices.id, invoice.id));
    await noteToDealer(tx, payment, moment);
    return 'accepted';
  },
  failed: async () => undefined,
  refunded: async (tx, payment, _moment, { amountCents }) => {
    await tx
      .update(invoices)
      .set({ paid_cents: sql`greatest(0, ${invoices.paid_cents} - ${amountCents}::bigint)` })
      .where(eq(invoices.id, payment.subject_id));
  },
  allGiven: async () => undefined,
};
