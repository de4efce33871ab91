import type { SiteDocument } from '@forecourt/config/site-document';
import type { LeadSubmission } from '@forecourt/domain/lead';
import type { ShopperDestination } from '../../../ground/database/schema/shapes/destination';
import type { MessageKind } from '../../../ground/messages/message-template';
import { smsNumber } from './receipt-sms';

/** The fields of an enquiry that decide where its receipt goes. */
export type GivenForReceipt = Pick<LeadSubmission, 'form_completed' | 'userData'>;

/** By what a receipt goes, and to which address or number. */
export interface ReceiptReceiver {
  readonly by: ShopperDestination['by'];
  readonly to: string;
}

/** The kind of message of each way. */
export const receiptKinds: Readonly<Record<ShopperDestination['by'], MessageKind>> = {
  email: { name: 'receipt', subject: 'lead', priority: 0 },
  sms: { name: 'receipt-sms', subject: 'lead', priority: 0 },
};

/**
 * Where the receipt of an enquiry goes; null for nowhere. One enquiry has one receipt: by e-mail where the site sends
 * those and an address was given, else by SMS where the site sends those and the number is an Australian mobile one.
 */
export const receiptReceiver = (
  { receipts }: Pick<SiteDocument, 'receipts'>,
  { form_completed, userData: { email, phone } }: GivenForReceipt,
): ReceiptReceiver | null => {
  if (!form_completed) return null;
  if (receipts.email && email.trim() !== '') return { by: 'email', to: email.trim().toLowerCase() };
  const number = receipts.sms ? smsNumber(phone) : null;
  return number === null ? null : { by: 'sms', to: number };
};
