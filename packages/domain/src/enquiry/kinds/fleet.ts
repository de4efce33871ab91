import type { EnquiryKindWithForm } from './enquiry-kind';

/** Asks for vehicles for a business. */
export const fleet: EnquiryKindWithForm = {
  about: null,
  fields: { fleet_size: 'required' },
  event: 'enquiry',
};
