import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';

/** A question about the cover of a warranty, or a report of a defect. */
export const warranty: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, kilometres: 'optional' },
  event: 'enquiry',
};
