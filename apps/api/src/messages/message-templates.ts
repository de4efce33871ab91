import { applicationTemplate } from '../finance-application/application-template';
import { photoTemplate } from '../lead-photos/photo-template';
import { leadTemplate } from '../leads/lead-template';
import { receiptSmsTemplate, receiptTemplate } from '../receipts/receipt-template';
import type { MessageTemplates } from './message-template';

/** Every kind of message, in one place. */
export const messageTemplates: MessageTemplates = {
  lead: leadTemplate,
  'lead-photos': photoTemplate,
  'finance-application': applicationTemplate,
  receipt: receiptTemplate,
  'receipt-sms': receiptSmsTemplate,
};
