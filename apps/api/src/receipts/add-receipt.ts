import type { SiteDocument } from '@forecourt/config/site-document';
import type { LeadSubmission } from '@forecourt/domain/lead';
import type { Tx } from '../database/database';
import { insertMessage, type MessageMaker } from '../messages/new-message';

export interface ReceiptMaker extends MessageMaker {
  readonly site: SiteDocument;
  readonly now: Date;
  /** Counts a receipt to an address, as part of the transaction: false when it has had as many as it may. */
  readonly mayReceive: (tx: Tx, email: string) => Promise<boolean>;
}

/**
 * Adds the shopper's receipt to a finished lead, in its transaction, where the site sends any. It goes to no other
 * address than the one that the enquiry asks to be answered at, and to that a few times a day at most, from all sites:
 * nobody can have strangers written to.
 */
export const addReceipt = async (
  tx: Tx,
  maker: ReceiptMaker,
  leadId: string,
  { form_completed, userData: { email } }: Pick<LeadSubmission, 'form_completed' | 'userData'>,
): Promise<void> => {
  if (!maker.site.receipts.email || !form_completed || email === '') return;
  if (!(await maker.mayReceive(tx, email))) return;
  await insertMessage(tx, maker, {
    template: 'receipt',
    leadId,
    destination: { kind: 'shopper', by: 'email' },
    now: maker.now,
  });
};
