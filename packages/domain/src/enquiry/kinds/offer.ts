import type { EnquiryKindWithForm } from './enquiry-kind';

/** The enquiry about an offer, which settles who answers as a vehicle does (OFFR-01). */
export const offer: EnquiryKindWithForm = {
  about: 'offer',
  fields: { subject: 'optional', offer_id: 'required' },
  message: (name) => `I am interested in the offer “${name}”. Please tell me more.`,
  event: 'enquiry',
};
