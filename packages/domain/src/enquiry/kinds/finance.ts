import type { EnquiryKindWithForm } from './enquiry-kind';

/**
 * Asks about finance, for a vehicle or for none (ROUTE-13). A referral takes who asks, how to reach them and what the
 * credit is for, with their consent to pass that on, and nothing else: income, debts and identity are for whoever holds a
 * credit licence (National Consumer Credit Protection Regulations 2010, reg 25).
 */
export const finance: EnquiryKindWithForm = {
  about: null,
  fields: { subject: 'optional', postcode: 'required', finance_consent: 'required' },
  message: (name) => `I would like a finance quote for the ${name}.`,
  event: 'enquiry',
};
