import { detailsAndMessage } from './details-and-message';
import type { EnquiryKindWithForm } from './enquiry-kind';

/** How a message about a vehicle begins where its kind does not say otherwise. */
export const interest = (name: string): string => `I am interested in the ${name}. Is it still available?`;

/** The enquiry about one vehicle, on its page and on a page of its own. */
export const vehicle: EnquiryKindWithForm = {
  about: 'vehicle',
  fields: {},
  message: interest,
  event: 'enquiry',
  steps: detailsAndMessage,
};
