import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../ground/database/database';
import { type PaymentRow, payments, type RefundRow, refunds } from '../../ground/database/schema';
import { refundPostings } from './ledger-postings';
import { postLedger } from './post-ledger';
import { postedPayment } from './posted-payment';

/** Money that is to be given back. */
export interface AskedRefund {
  /** AUD cents; null for all that is left. */
  readonly amountCents: number | null;
  /** Why, as the payer reads it. */
  readonly reason: string;
  /** Who asks for it, by name (`actorName`). */
  readonly who: string;
  /** What makes it one when it is asked for twice, such as `cancelled`: one refund of a payment for each key. */
  readonly key: string;
  readonly now: Date;
}

/** What came of asking for a refund. */
export type RefundOutcome =
  | { readonly kind: 'asked' | 'asked-before'; readonly refund: RefundRow }
  /** The payment is unknown, not paid, or part of a price by now, or so much of it is not left. `leftCents`: what is. */
  | {
      readonly kind: 'refused';
      readonly why: 'unknown' | 'not-paid' | 'settled' | 'too-much';
      readonly leftCents: number;
    };

/** The payment, held until the transaction ends; null when there is none. */
export const holdPayment = async (tx: Tx, paymentId: string): Promise<PaymentRow | null> => {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return row ?? null;
};

/**
 * Asks for money to be given back, as part of a transaction: it is owed from its commit on, and the worker has the
 * processor do it, again and again until it is done. Whoever holds the subject of the payment has locked that before.
 */
export const refundPayment = async (tx: Tx, paymentId: string, asked: AskedRefund): Promise<RefundOutcome> => {
  const payment = await holdPayment(tx, paymentId);
  if (payment === null) return { kind: 'refused', why: 'unknown', leftCents: 0 };
  const [before] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.payment_id, paymentId), eq(refunds.key, asked.key)));
  if (before !== undefined) return { kind: 'asked-before', refund: before };
  const leftCents = payment.amount_cents - payment.refunded_cents;
  if (payment.status !== 'paid') return { kind: 'refused', why: 'not-paid', leftCents: 0 };
  if (payment.settled_at !== null) return { kind: 'refused', why: 'settled', leftCents };
  const amountCents = asked.amountCents ?? leftCents;
  if (amountCents <= 0 || amountCents > leftCents) return { kind: 'refused', why: 'too-much', leftCents };
  const { key, reason, who, now } = asked;
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: uuidv7(),
      payment_id: paymentId,
      ...{ key, reason, who },
      amount_cents: amountCents,
      status: 'asked',
      next_try_at: now,
      asked_at: now,
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not stored.');
  const postings = refundPostings(await postedPayment(tx, payment), amountCents);
  await postLedger(tx, payment, { kind: 'refund', postings, refundId: refund.id, now });
  await tx
    .update(payments)
    .set({
      refunded_cents: payment.refunded_cents + amountCents,
      ...(amountCents === leftCents ? { status: 'refunding' as const } : {}),
    })
    .where(eq(payments.id, paymentId));
  return { kind: 'asked', refund };
};
