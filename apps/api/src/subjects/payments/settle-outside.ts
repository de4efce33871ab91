import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { ledgerEntries, type RefundRow, refunds } from '../../ground/database/schema';
import { followerOf } from '../../ground/payments/payment-follower';
import { type PaidRefund, refundNamed } from './check-refund';
import type { CompleteContext } from './complete-payment';
import { refundOutsidePostings } from './ledger-postings';
import { postLedger } from './post-ledger';
import { holdPayment } from './refund-payment';
import { tellGiven } from './tell-given';

/** That a refund which failed at its processor was paid otherwise. */
export interface OutsideRefund {
  /** Who says so, by name. */
  readonly who: string;
  /** How, as the payer reads it, such as `by bank transfer`. */
  readonly how: string;
}

/** What came of it. Only what has failed is paid outside: what is asked may be done any moment, and would be paid twice. */
export type OutsideOutcome =
  | { readonly kind: 'settled' | 'settled-before' | 'not-failed'; readonly refund: RefundRow }
  | { readonly kind: 'unknown' };

/** Whether the processor had given it back, before that failed: what it was for knows of it since then. */
const wasGiven = async (tx: Tx, { id }: RefundRow): Promise<boolean> =>
  (await tx.$count(ledgerEntries, and(eq(ledgerEntries.refund_id, id), eq(ledgerEntries.kind, 'refund-paid')))) > 0;

const settleHeld = async (
  tx: Tx,
  context: CompleteContext,
  { payment, refund }: PaidRefund,
  { who, how }: OutsideRefund,
): Promise<OutsideOutcome> => {
  if (refund.outside_by !== null) return { kind: 'settled-before', refund };
  if (refund.status !== 'failed') return { kind: 'not-failed', refund };
  const { now } = context;
  const isNews = !(await wasGiven(tx, refund));
  const [settled] = await tx
    .update(refunds)
    .set({ status: 'done', done_at: now, outside_by: who, outside_how: how })
    .where(eq(refunds.id, refund.id))
    .returning();
  if (settled === undefined) throw new Error(`Refund ${refund.id} is gone.`);
  const postings = refundOutsidePostings(refund.amount_cents);
  await postLedger(tx, payment, { kind: 'refund-outside', postings, refundId: refund.id, now });
  await tellGiven(tx, context, { payment, refund: settled, isNews });
  return { kind: 'settled', refund: settled };
};

/**
 * Records that a failed refund was paid to its payer outside of the processor: it is owed no more, and the books say that
 * the dealer paid it and the processor still has the money. Once, however often it is said.
 */
export const settleOutside = async (
  context: CompleteContext,
  refundId: string,
  said: OutsideRefund,
): Promise<OutsideOutcome> => {
  const known = await refundNamed(context, refundId);
  if (known === null) return { kind: 'unknown' };
  const { subject_kind, subject_id, id } = known.payment;
  return context.db.transaction(async (tx) => {
    await followerOf(context.followers, subject_kind).hold(tx, subject_id);
    const payment = await holdPayment(tx, id);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    return payment === null || refund === undefined
      ? { kind: 'unknown' }
      : settleHeld(tx, context, { payment, refund }, said);
  });
};
