import type { RotatedSecret } from '@forecourt/api-contract/service';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type PaymentRow, paymentReceipts, payments, receiptCounters } from '../../ground/database/schema';
import { insertMessage } from '../../ground/messages/new-message';
import type { PaymentFollower, PaymentMoment } from '../../ground/payments/payment-follower';
import { cardDigests } from './card-digests';
import { followedPayment } from './followed-payment';
import { paymentPostings } from './ledger-postings';
import { receiptKind, returnedKind } from './payment-kinds';
import { postLedger } from './post-ledger';
import { postedPayment } from './posted-payment';
import { refundPayment } from './refund-payment';

/** Gives the next receipt number of a dealership. Others wait for the commit, so that a number that is rolled back is given again. */
const giveReceipt = async (tx: Tx, { id, dealership_id }: PaymentRow, now: Date): Promise<void> => {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ dealership_id, last_number: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.dealership_id,
      set: { last_number: sql`${receiptCounters.last_number} + 1` },
    })
    .returning();
  if (counter === undefined) throw new Error('No receipt number was given.');
  await tx
    .insert(paymentReceipts)
    .values({ dealership_id, number: counter.last_number, payment_id: id, issued_at: now });
};

/** What the payer reads where money comes for what nobody waits for any more. */
const cameLate = 'It arrived when what it was for had ended, was paid already, or was sold.';

/** Key of the refund of money that was not accepted: there is one of a payment. */
export const notAcceptedKey = 'not-accepted';

/** Money as the processor has it. */
export interface ArrivedMoney {
  /** By which it is given back. */
  readonly charge: string;
  /** By which the processor tells the card from others; null where it does not. */
  readonly card: string | null;
}

/** Digests of the card that paid for a hold. Whatever else is paid may be paid by any card: nothing is kept of that one. */
const digestsOf = (
  { purpose, processor, dealership_id }: PaymentRow,
  card: string | null,
  secret: RotatedSecret,
): readonly string[] =>
  purpose !== 'hold' || card === null ? [] : cardDigests(secret, { processor, card, dealershipId: dealership_id });

/**
 * Money that is there is taken in, in the transaction that holds the payment: posted to the ledger, passed to what it is
 * for, and receipted; or given back by itself, where that has ended.
 */
export const applyMoney = async (
  tx: Tx,
  payment: PaymentRow,
  { charge, card }: ArrivedMoney,
  {
    follower,
    moment,
    serviceToken,
  }: {
    readonly follower: PaymentFollower;
    readonly moment: PaymentMoment;
    readonly serviceToken: RotatedSecret;
  },
): Promise<'accepted' | 'refund'> => {
  const { now } = moment;
  const digests = digestsOf(payment, card, serviceToken);
  await tx
    .update(payments)
    .set({ status: 'paid', charge, card_digest: digests[0] ?? null, why: null, paid_at: now, check_at: null })
    .where(eq(payments.id, payment.id));
  const postings = paymentPostings(await postedPayment(tx, payment));
  await postLedger(tx, payment, { kind: 'payment', postings, now });
  const outcome = await follower.paid(tx, { ...followedPayment(payment), cardDigests: digests }, moment);
  const message = { subjectId: payment.id, destination: { kind: 'shopper', by: 'email' }, now } as const;
  if (outcome === 'accepted') {
    await giveReceipt(tx, payment, now);
    await insertMessage(tx, moment, { kind: receiptKind, ...message });
    return outcome;
  }
  await refundPayment(tx, payment.id, {
    reason: outcome === 'refund' ? cameLate : outcome.refund,
    ...{ amountCents: null, who: 'worker', key: notAcceptedKey, now },
  });
  await tx.update(payments).set({ why: 'not-accepted' }).where(eq(payments.id, payment.id));
  await insertMessage(tx, moment, { kind: returnedKind, ...message });
  return 'refund';
};
