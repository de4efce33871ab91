import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';

/** Asks what a warranty covers, or says that something is wrong. */
export const warranty: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, kilometres: 'optional' },
  event: 'enquiry',
};
