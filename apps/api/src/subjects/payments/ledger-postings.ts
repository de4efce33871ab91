import type { LedgerAccount, PaymentPurpose } from '../../ground/database/schema/shapes/payment';

/** An amount on an account: AUD cents, a debit above 0, a credit below. Never 0. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amountCents: number;
}

/** GST in an amount that includes it: one eleventh, to the nearest cent. AUD cents. */
export const gstIncluded = (amountCents: number): number => Math.round(amountCents / 11);

const without0 = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amountCents }) => amountCents !== 0);

/** What the ledger needs to know of a payment. */
export interface PostedPayment {
  readonly purpose: PaymentPurpose;
  readonly amountCents: number;
  /** Whether it has GST in it, by `hasGst` of `posted-payment.ts`. */
  readonly hasGst: boolean;
  /** AUD cents of it that were given back before. */
  readonly refundedCents: number;
}

const ownAccount: Readonly<Record<PaymentPurpose, LedgerAccount>> = {
  hold: 'holds',
  deposit: 'deposits',
  invoice: 'invoices',
};

/** The credit of an amount of a payment, with its GST apart. */
const credit = ({ purpose, hasGst }: PostedPayment, from: number, to: number): readonly Posting[] => {
  // GST of what stands before and after, so that parts sum to the GST of the whole.
  const gst = hasGst ? gstIncluded(to) - gstIncluded(from) : 0;
  return [
    { account: ownAccount[purpose], amountCents: gst - (to - from) },
    { account: 'gst', amountCents: -gst },
  ];
};

/** Money has come: the processor has it for the dealership. */
export const paymentPostings = (payment: PostedPayment): readonly Posting[] =>
  without0([{ account: 'processor', amountCents: payment.amountCents }, ...credit(payment, 0, payment.amountCents)]);

/** Some of it is to be given back: it is owed from now on, and the GST of the part is taken back. */
export const refundPostings = (payment: PostedPayment, refundCents: number): readonly Posting[] => {
  const left = payment.amountCents - payment.refundedCents;
  return without0([...credit(payment, left, left - refundCents), { account: 'refunds', amountCents: -refundCents }]);
};

/** The processor has given it back. */
export const refundPaidPostings = (refundCents: number): readonly Posting[] => [
  { account: 'refunds', amountCents: refundCents },
  { account: 'processor', amountCents: -refundCents },
];

/** Somebody has given it back outside of the processor, which still has it. */
export const refundOutsidePostings = (refundCents: number): readonly Posting[] => [
  { account: 'refunds', amountCents: refundCents },
  { account: 'outside', amountCents: -refundCents },
];

/** What the processor had given back came back to it: it is owed again. */
export const refundReturnedPostings = (refundCents: number): readonly Posting[] => [
  { account: 'processor', amountCents: refundCents },
  { account: 'refunds', amountCents: -refundCents },
];

/** What is left of a hold or a deposit becomes part of a price: a sale, with its GST. None for an invoice, which is one. */
export const settlementPostings = (payment: Omit<PostedPayment, 'hasGst'>): readonly Posting[] => {
  const left = payment.amountCents - payment.refundedCents;
  if (payment.purpose === 'invoice') return [];
  const gst = gstIncluded(left);
  return without0([
    { account: ownAccount[payment.purpose], amountCents: left },
    { account: 'sales', amountCents: gst - left },
    { account: 'gst', amountCents: -gst },
  ]);
};

/** What is left when all postings are summed: 0, or they are no transaction. AUD cents. */
export const balanceOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amountCents }) => sum + amountCents, 0);
