import { eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type PaymentRow, payments, type RefundRow, refunds } from '../../ground/database/schema';
import { followerOf } from '../../ground/payments/payment-follower';
import type { CompleteContext } from './complete-payment';
import { refundPaidPostings, refundReturnedPostings } from './ledger-postings';
import { nextCheckMs } from './payment-verdict';
import { postLedger } from './post-ledger';
import type { ProcessorRefund } from './processor';
import { holdPayment } from './refund-payment';
import { tellGiven } from './tell-given';

const paidBack = async (tx: Tx, context: CompleteContext, payment: PaymentRow, refund: RefundRow): Promise<void> => {
  const postings = refundPaidPostings(refund.amount_cents);
  await postLedger(tx, payment, { kind: 'refund-paid', postings, refundId: refund.id, now: context.now });
  await tellGiven(tx, context, { payment, refund, isNews: true });
};

/** What was done came back: the books owe it again, and a person has to pay it otherwise. */
const cameBack = async (tx: Tx, context: CompleteContext, payment: PaymentRow, refund: RefundRow): Promise<void> => {
  const { now } = context;
  await tx
    .update(refunds)
    .set({ status: 'failed', done_at: null, next_try_at: null, fault: 'It failed after it was done.' })
    .where(eq(refunds.id, refund.id));
  const postings = refundReturnedPostings(refund.amount_cents);
  await postLedger(tx, payment, { kind: 'refund-returned', postings, refundId: refund.id, now });
  if (payment.status === 'refunded')
    await tx.update(payments).set({ status: 'refunding' }).where(eq(payments.id, payment.id));
};

/** Stores the outcome of a refund that is asked: done once, whoever else did it meanwhile. */
const settleAsked = async (
  tx: Tx,
  context: CompleteContext,
  { payment, refund }: { readonly payment: PaymentRow; readonly refund: RefundRow },
  { state, reference }: ProcessorRefund,
): Promise<void> => {
  const { now } = context;
  const pending = state === 'pending' ? new Date(now.getTime() + nextCheckMs(refund.tries)) : null;
  await tx
    .update(refunds)
    .set({
      ...{ reference, fault: null, next_try_at: pending },
      ...(state === 'done' ? { status: 'done' as const, done_at: now } : {}),
      ...(state === 'failed' ? { status: 'failed' as const, fault: 'The processor refuses it.' } : {}),
    })
    .where(eq(refunds.id, refund.id));
  if (state === 'done') await paidBack(tx, context, payment, refund);
};

/**
 * Stores how a processor says that a refund stands: what is asked is done, waits or fails; what was done may fail even so.
 * One that has failed stays with the person who looks at it, also once they have paid it outside of the processor.
 * @returns whether it has failed by this
 */
export const settleRefund = async (
  context: CompleteContext,
  refundId: string,
  subject: Pick<PaymentRow, 'id' | 'subject_kind' | 'subject_id'>,
  outcome: ProcessorRefund,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    await followerOf(context.followers, subject.subject_kind).hold(tx, subject.subject_id);
    const payment = await holdPayment(tx, subject.id);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (payment === null || refund === undefined) return false;
    const isFailed = outcome.state === 'failed';
    if (refund.status === 'asked') await settleAsked(tx, context, { payment, refund }, outcome);
    else if (refund.status === 'done' && refund.outside_by === null && isFailed)
      await cameBack(tx, context, payment, refund);
    else return false;
    return isFailed;
  });
