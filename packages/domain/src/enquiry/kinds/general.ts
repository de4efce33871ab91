import type { EnquiryKindWithForm } from './enquiry-kind';

/** The enquiry of the contact page: about anything. */
export const general: EnquiryKindWithForm = {
  about: null,
  fields: { subject: 'required', postcode: 'required' },
  event: 'enquiry',
};
