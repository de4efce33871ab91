import type { EnquiryKindWithForm } from './enquiry-kind';

/** Two steps: the contact details, then the message and the consents. */
export const detailsAndMessage: NonNullable<EnquiryKindWithForm['steps']> = [
  { key: 'details', label: 'Your details', fields: [] },
  { key: 'message', label: 'Your message', fields: ['message', 'opt_in', 'opt_in_wording', 'terms_conditions'] },
];
