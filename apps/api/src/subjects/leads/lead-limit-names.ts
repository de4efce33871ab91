import { type Limit, oneDay, tenMinutes } from '../../ground/limits/limits';

/** Enquiries from one address, with one phone number, and of one site (LEAD-04). */
export const addressLimit: Limit = { name: 'lead-address', windowMs: tenMinutes };
export const phoneLimit: Limit = { name: 'lead-phone', windowMs: tenMinutes };
export const siteLimit: Limit = { name: 'lead-site', windowMs: tenMinutes };
export const leadLimits: readonly Limit[] = [addressLimit, phoneLimit, siteLimit];

/** Plain forms from one address that are kept for their page since they must be mended (FORM-03). */
export const returnedFormLimit: Limit = { name: 'returned-form-address', windowMs: tenMinutes };

/** Receipts to one e-mail address or mobile number, from all sites together. */
export const recipientLimit: Limit = { name: 'receipt-recipient', windowMs: oneDay };
/** Text messages of one site. */
export const smsLimit: Limit = { name: 'sms-site', windowMs: oneDay };
export const receiptLimits: readonly Limit[] = [recipientLimit, smsLimit];
