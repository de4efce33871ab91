import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type PaymentRow, payments, type RefundRow, refunds } from '../../ground/database/schema';
import { insertMessage } from '../../ground/messages/new-message';
import { followerOf } from '../../ground/payments/payment-follower';
import type { CompleteContext } from './complete-payment';
import { followedPayment } from './followed-payment';
import { refundedKind } from './payment-kinds';

/**
 * A refund is with its payer: the payment is refunded where none is owed any more, what it was for learns of it, and the
 * payer is mailed. Part of the transaction that holds the payment and its subject.
 * @param isNews false where what it was for learned of it before: its money came back meanwhile
 */
export const tellGiven = async (
  tx: Tx,
  context: CompleteContext,
  { payment, refund, isNews }: { readonly payment: PaymentRow; readonly refund: RefundRow; readonly isNews: boolean },
): Promise<void> => {
  const { now, followers } = context;
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.payment_id, payment.id), ne(refunds.status, 'done')))
    .limit(1);
  if (payment.status === 'refunding' && open === undefined)
    await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  // What was never accepted is no news to what it was for.
  if (payment.why !== 'not-accepted') {
    const follower = followerOf(followers, payment.subject_kind);
    const given = { amountCents: refund.amount_cents, key: refund.key };
    if (isNews) await follower.refunded(tx, followedPayment(payment), context, given);
    if (open === undefined) await follower.allGiven(tx, followedPayment(payment), context);
  }
  const destination = { kind: 'shopper', by: 'email' } as const;
  await insertMessage(tx, context, { kind: refundedKind, subjectId: payment.id, destination, now });
};
