import { detailsAndMessage } from './details-and-message';
import type { EnquiryKindWithForm } from './enquiry-kind';

/** Asks for more pictures of a vehicle that has none or few. */
export const photo: EnquiryKindWithForm = {
  about: 'vehicle',
  fields: {},
  message: (name) => `Could you please send me more photos of the ${name}?`,
  event: 'enquiry',
  steps: detailsAndMessage,
};
