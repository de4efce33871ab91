import { isWithinLimit } from '../limits/limits';
import type { ReceiptMaker } from './add-receipt';

/**
 * Receipts that one address gets in a day, from all sites together. Whoever asks about a few cars hears of each; whoever
 * types somebody else's address again and again has no more than that sent.
 */
const mostReceipts = 3;

/** Counts receipts by their recipient. */
export const receiptLimit =
  ({ secret, now }: { readonly secret: string; readonly now: () => Date }): ReceiptMaker['mayReceive'] =>
  (tx, email) =>
    isWithinLimit(tx, {
      limit: 'receipt-recipient',
      subject: email.trim().toLowerCase(),
      most: mostReceipts,
      now: now(),
      secret,
    });
