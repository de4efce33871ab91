import type { PaymentState, PaymentView, Receipt } from '@forecourt/api-contract';
import type { Dealership } from '@forecourt/config/dealership';
import { stateTimeZone } from '@forecourt/domain/calendar';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, invoices, type PaymentRow, paymentReceipts, payments } from '../../ground/database/schema';
import { gstIncluded } from './ledger-postings';
import { hasGst } from './posted-payment';

/** How a payment stands to who pays. */
export const stateOf = ({ status, why }: Pick<PaymentRow, 'status' | 'why'>): PaymentState => {
  if (why === 'not-accepted') return 'returned';
  if (status === 'paying') return why === 'processing' ? 'waiting' : 'review';
  const states = {
    started: 'review',
    paid: 'paid',
    failed: 'declined',
    expired: 'expired',
    mismatch: 'checked',
    refunding: 'refunding',
    refunded: 'refunded',
  } as const satisfies Record<Exclude<PaymentRow['status'], 'paying'>, PaymentState>;
  return states[status];
};

type FoundReceipt = Pick<typeof paymentReceipts.$inferSelect, 'number' | 'issued_at'> | null;

const receiptOf = (
  receipt: FoundReceipt,
  dealer: Dealership,
  payment: PaymentRow,
  isWithGst: boolean,
): Receipt | null =>
  receipt === null
    ? null
    : {
        number: receipt.number,
        issued_at: receipt.issued_at.toISOString(),
        supplier: dealer.payments?.legal_name ?? dealer.name,
        trading_as: dealer.name,
        abn: dealer.payments?.abn ?? null,
        gst_cents: isWithGst ? gstIncluded(payment.amount_cents) : null,
      };

/** The zone of a dealership's first location, by whose clock its receipts are dated. */
const zoneOf = ({ locations }: Dealership): string => stateTimeZone(locations[0]?.address.state ?? null);

/** A payment of a site as whoever has its link sees it; null when there is none. */
export const viewPayment = async (
  db: Pick<Db, 'select'>,
  paymentId: string,
  websiteId?: string,
): Promise<PaymentView | null> => {
  const own = eq(payments.id, paymentId);
  const [found] = await db
    .select({ payment: payments, dealer: dealerships.document, invoice: invoices, receipt: paymentReceipts })
    .from(payments)
    .innerJoin(dealerships, eq(dealerships.id, payments.dealership_id))
    .leftJoin(invoices, and(eq(payments.subject_kind, 'invoice'), eq(invoices.id, payments.subject_id)))
    .leftJoin(paymentReceipts, eq(paymentReceipts.payment_id, payments.id))
    .where(websiteId === undefined ? own : and(own, eq(payments.website_id, websiteId)));
  if (found === undefined) return null;
  const { payment, dealer, invoice, receipt } = found;
  return {
    state: stateOf(payment),
    purpose: payment.purpose,
    subject: payment.subject_kind,
    description: payment.description,
    reference: invoice?.reference ?? null,
    amount_cents: payment.amount_cents,
    refunded_cents: payment.refunded_cents,
    payer_name: payment.payer_name,
    email: payment.email,
    dealer: dealer.name,
    is_begun: payment.reference !== null,
    is_test: payment.processor === 'test',
    paid_at: payment.paid_at?.toISOString() ?? null,
    expires_at: payment.expires_at?.toISOString() ?? null,
    return_path: payment.return_path,
    time_zone: zoneOf(dealer),
    receipt: receiptOf(receipt, dealer, payment, hasGst(payment, invoice)),
  };
};
