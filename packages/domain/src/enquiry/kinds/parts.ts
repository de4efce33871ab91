import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';
import { answeredSuccess } from './success-words';

/** Asks for a part or an accessory. */
export const parts: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, part_description: 'required' },
  messageOptional: true,
  event: 'enquiry',
  success: {
    ...answeredSuccess,
    title: 'Thanks. The parts counter has your request.',
    steps: [
      'We look up the part for your vehicle.',
      'You hear what it costs and when it is here, by phone or email. Nothing is ordered until you say so.',
    ],
  },
};
