import type { EnquiryKindWithForm } from './enquiry-kind';
import { answeredSuccess } from './success-words';

/** The enquiry of the contact page: about anything. */
export const general: EnquiryKindWithForm = {
  about: null,
  fields: { subject: 'required', postcode: 'required' },
  event: 'enquiry',
  success: { ...answeredSuccess, title: 'Thanks. Your message is with us.' },
};
