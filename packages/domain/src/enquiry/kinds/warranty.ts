import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';
import { answeredSuccess } from './success-words';

/** Asks what a warranty covers, or says that something is wrong. */
export const warranty: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, kilometres: 'optional' },
  event: 'enquiry',
  success: {
    ...answeredSuccess,
    steps: ['We look up what covers your vehicle, and until when.', 'You hear from us by phone or email.'],
  },
};
