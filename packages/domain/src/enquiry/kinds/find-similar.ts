import { detailsAndMessage } from './details-and-message';
import type { EnquiryKindWithForm } from './enquiry-kind';

/** A request for word of a vehicle similar to one that has sold, with the traits that the shopper wants (VDP-06). */
export const findSimilar: EnquiryKindWithForm = {
  about: null,
  aboutSold: true,
  fields: { wanted: 'optional' },
  message: (name) => `Could you please let me know when you have something like the ${name}?`,
  event: 'enquiry',
  steps: detailsAndMessage,
};
