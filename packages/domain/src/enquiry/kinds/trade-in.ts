import type { EnquiryKindWithForm } from './enquiry-kind';
import { ownVehicle } from './own-vehicle';

/** Offers the shopper's own vehicle in part payment, for one of the stock or for any. */
export const tradeIn: EnquiryKindWithForm = {
  about: null,
  fields: ownVehicle,
  messageOptional: true,
  message: (name) => `I would like to trade in my vehicle for the ${name}.`,
  event: 'enquiry',
};
