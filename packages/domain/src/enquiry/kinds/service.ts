import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';
import { answeredSuccess } from './success-words';

/** Asks for a time in the workshop. */
export const service: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, kilometres: 'optional', preferred_date: 'required', preferred_time: 'optional' },
  messageOptional: true,
  event: 'enquiry',
  success: {
    ...answeredSuccess,
    title: 'Thanks. The workshop has your request.',
    steps: [
      'The workshop looks whether it has room on your day.',
      'It calls or writes to you with a time. Nothing is booked until then.',
    ],
  },
};
