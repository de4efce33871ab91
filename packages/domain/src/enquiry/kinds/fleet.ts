import type { EnquiryKindWithForm } from './enquiry-kind';
import { answeredSuccess } from './success-words';

/** Asks for vehicles for a business. */
export const fleet: EnquiryKindWithForm = {
  about: null,
  fields: { fleet_size: 'required' },
  event: 'enquiry',
  success: {
    ...answeredSuccess,
    steps: [
      'Someone who sells to businesses reads it.',
      'You hear from us by phone or email, and get a written quote.',
    ],
  },
};
