import { eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type InvoiceRow, invoices, type PaymentRow } from '../../ground/database/schema';
import type { PostedPayment } from './ledger-postings';

/**
 * Whether a payment has GST in it: that of an invoice that says so. Holds and deposits have none until they are applied to
 * a price (GST Act, Division 99); pure.
 * @param invoice what is paid, where that is an invoice or a deposit by reference
 */
export const hasGst = (
  { purpose }: Pick<PaymentRow, 'purpose'>,
  invoice: Pick<InvoiceRow, 'has_gst'> | null | undefined,
): boolean => purpose === 'invoice' && invoice?.has_gst === true;

const invoiceOf = async (
  tx: Pick<Tx, 'select'>,
  { subject_kind, subject_id }: Pick<PaymentRow, 'subject_kind' | 'subject_id'>,
): Promise<Pick<InvoiceRow, 'has_gst'> | null> => {
  if (subject_kind !== 'invoice') return null;
  const [invoice] = await tx.select({ has_gst: invoices.has_gst }).from(invoices).where(eq(invoices.id, subject_id));
  return invoice ?? null;
};

/** A payment as the ledger posts it. */
export const postedPayment = async (
  tx: Pick<Tx, 'select'>,
  payment: Pick<PaymentRow, 'purpose' | 'amount_cents' | 'refunded_cents' | 'subject_kind' | 'subject_id'>,
): Promise<PostedPayment> => ({
  purpose: payment.purpose,
  amountCents: payment.amount_cents,
  refundedCents: payment.refunded_cents,
  hasGst: hasGst(payment, await invoiceOf(tx, payment)),
});
