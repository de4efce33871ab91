import type { SiteDocument } from '@forecourt/config/site-document';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { invoices, type PaymentRow, payments } from '../../../ground/database/schema';
import { followerOf, type PaymentFollower } from '../../../ground/payments/payment-follower';
import { dueOf } from '../invoices/find-payable';
import { holdPayment } from '../refund-payment';
import { type StartContext, type StartedPayment, startedPayment, startPayment } from '../start-payment';

/** Why a payment cannot be paid now, though it was not. `not-due`: its invoice is paid otherwise, or cancelled, since. */
export type NotPayable = 'no-online-payment' | 'not-due';

/** Whether all of a payment is due of its invoice, whose row is held. */
const isDue = async (tx: Tx, { subject_id, amount_cents }: PaymentRow): Promise<boolean> => {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, subject_id));
  return invoice !== undefined && dueOf(invoice) === amount_cents;
};

/**
 * The payment that a browser is to pay now: the one of its link while that is open, a new attempt of the same once it has
 * failed. Null when there is nothing to be paid any more, or what it was for has a page of its own that decides.
 */
export const payAgain = (
  db: Db,
  {
    context,
    followers,
    paymentId,
    site,
  }: {
    readonly context: StartContext;
    readonly followers: readonly PaymentFollower[];
    readonly paymentId: string;
    /** The site that is asked: the link of another site's payment is none of its. */
    readonly site: Pick<SiteDocument, 'website_id' | 'flags'>;
  },
): Promise<StartedPayment | NotPayable | null> =>
  db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (known?.website_id !== site.website_id) return null;
    await followerOf(followers, known.subject_kind).hold(tx, known.subject_id);
    const held = await holdPayment(tx, paymentId);
    if (held === null || held.email === null) return null;
    const isOpen = held.status === 'started' || held.status === 'paying';
    const isOver = held.status === 'failed' || held.status === 'expired';
    if (!(isOpen || isOver)) return null;
    const isOfInvoice = held.subject_kind === 'invoice';
    if (isOfInvoice && !site.flags['online-payment']) return 'no-online-payment';
    if (isOfInvoice && !(await isDue(tx, held))) return 'not-due';
    if (isOpen && held.processor === context.processor) return startedPayment(held.id, context);
    if (!isOfInvoice) return null;
    return startPayment(tx, context, {
      site: { website_id: held.website_id },
      dealershipId: held.dealership_id,
      subject: { kind: held.subject_kind, id: held.subject_id },
      purpose: held.purpose,
      amountCents: held.amount_cents,
      description: held.description,
      email: held.email,
      payerName: held.payer_name,
      returnPath: held.return_path,
    });
  });
