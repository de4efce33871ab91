import { eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { payments } from '../../ground/database/schema';
import { settlementPostings } from './ledger-postings';
import { postLedger } from './post-ledger';
import { postedPayment } from './posted-payment';
import { holdPayment } from './refund-payment';

/**
 * What is left of a hold or a deposit becomes part of a price, as part of the transaction that completes the sale: once,
 * however often it is asked. From then on it is not given back here, but by the dealer's own books.
 * @returns whether the payment is settled now; false for one that is not paid, or all given back
 */
export const settlePayment = async (tx: Tx, paymentId: string, now: Date): Promise<boolean> => {
  const payment = await holdPayment(tx, paymentId);
  if (payment?.status !== 'paid') return false;
  if (payment.settled_at !== null) return true;
  const postings = settlementPostings(await postedPayment(tx, payment));
  await postLedger(tx, payment, { kind: 'settlement', postings, now });
  await tx.update(payments).set({ settled_at: now }).where(eq(payments.id, paymentId));
  return true;
};
