import type { SiteDocument } from '@forecourt/config/site-document';
import type { Tx } from '../../../ground/database/database';
import type { MessageMaker, NewMessage } from '../../../ground/messages/new-message';
import type { MayReceive } from './receipt-limit';
import { type GivenForReceipt, receiptKinds, receiptReceiver } from './receipt-receiver';

export interface ReceiptMaker extends MessageMaker {
  readonly site: SiteDocument;
  readonly now: Date;
  /** Counts a receipt, as part of the transaction: false when its receiver, or its site, has had as many as it may. */
  readonly mayReceive: MayReceive;
}

/**
 * The shopper's receipt of a finished lead, to be made in its transaction; none where the site sends none. It goes to no other
 * address or number than the one that the enquiry asks to be answered at, and to that a few times a day at most, from
 * all sites: nobody can have strangers written to. The receipt of a lead that is kept for review (`isHeld`) waits with it.
 */
export const receiptOf = async (
  tx: Tx,
  maker: ReceiptMaker,
  leadId: string,
  given: GivenForReceipt,
  isHeld = false,
): Promise<readonly NewMessage[]> => {
  const receiver = receiptReceiver(maker.site, given);
  if (receiver === null || !(await maker.mayReceive(tx, maker.site.website_id, receiver))) return [];
  const destination = { kind: 'shopper', by: receiver.by } as const;
  return [{ kind: receiptKinds[receiver.by], subjectId: leadId, destination, now: maker.now, isHeld }];
};
