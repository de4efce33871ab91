import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../ground/database/database';
import { ledgerEntries, type PaymentRow } from '../../ground/database/schema';
import type { Posting } from './ledger-postings';

/** Writes one transaction of the ledger; nothing where there is nothing to post. The database refuses one that does not balance. */
export const postLedger = async (
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'dealership_id'>,
  posted: {
    readonly kind: 'payment' | 'refund' | 'refund-paid' | 'refund-returned' | 'refund-outside' | 'settlement';
    readonly postings: readonly Posting[];
    readonly refundId?: string;
    readonly now: Date;
  },
): Promise<void> => {
  if (posted.postings.length === 0) return;
  const transaction = {
    transaction_id: uuidv7(),
    dealership_id: payment.dealership_id,
    kind: posted.kind,
    payment_id: payment.id,
    refund_id: posted.refundId ?? null,
    at: posted.now,
  };
  await tx
    .insert(ledgerEntries)
    .values(
      posted.postings.map(({ account, amountCents }) => ({ ...transaction, account, amount_cents: amountCents })),
    );
};
