import { detailsAndMessage } from './details-and-message';
import type { EnquiryKindWithForm } from './enquiry-kind';

/** Asks for the history report of a vehicle. */
export const history: EnquiryKindWithForm = {
  about: 'vehicle',
  fields: {},
  messageOptional: true,
  message: (name) => `Could you please send me the history report of the ${name}?`,
  event: 'enquiry',
  steps: detailsAndMessage,
};
