import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';

/** Asks for a time in the workshop. */
export const service: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, kilometres: 'optional', preferred_date: 'required', preferred_time: 'optional' },
  messageOptional: true,
  event: 'enquiry',
};
