import type { Tx } from '../../../ground/database/database';
import { isWithinLimit } from '../../../ground/limits/limits';
import { recipientLimit, smsLimit } from '../lead-limit-names';
import type { ReceiptReceiver } from './receipt-receiver';

/**
 * Receipts that one address or number gets in a day, from all sites together. Whoever asks about a few cars hears of
 * each; whoever types somebody else's again and again has no more than that sent.
 */
const mostReceipts = 3;

/** Counts a receipt to its receiver, and one by SMS to its site, as part of the transaction. */
export type MayReceive = (tx: Tx, websiteId: string, receiver: ReceiptReceiver) => Promise<boolean>;

/** Counts receipts by their receivers; texts, which cost money, by their sites too. */
export const receiptLimit =
  ({
    secret,
    now,
    smsPerSite,
  }: {
    readonly secret: string;
    readonly now: () => Date;
    /** Texts that one site sends in a day at most. */
    readonly smsPerSite: number;
  }): MayReceive =>
  async (tx, websiteId, { by, to }) => {
    const counted = { now: now(), secret };
    const isFew = await isWithinLimit(tx, { ...counted, limit: recipientLimit, subject: to, most: mostReceipts });
    if (!isFew || by === 'email') return isFew;
    return isWithinLimit(tx, { ...counted, limit: smsLimit, subject: websiteId, most: smsPerSite });
  };
