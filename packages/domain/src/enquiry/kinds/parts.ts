import type { EnquiryKindWithForm } from './enquiry-kind';
import { servedVehicle } from './served-vehicle';

/** Asks for a part or an accessory. */
export const parts: EnquiryKindWithForm = {
  about: null,
  fields: { ...servedVehicle, part_description: 'required' },
  messageOptional: true,
  event: 'enquiry',
};
