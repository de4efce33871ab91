import type { EnquiryKindWithForm } from './enquiry-kind';
import { ownVehicle } from './own-vehicle';

/** Offers the shopper's own vehicle for sale. */
export const sell: EnquiryKindWithForm = {
  about: null,
  fields: ownVehicle,
  messageOptional: true,
  event: 'enquiry',
};
