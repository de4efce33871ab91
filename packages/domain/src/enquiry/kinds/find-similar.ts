import { detailsAndMessage } from './details-and-message';
import type { EnquiryKindWithForm } from './enquiry-kind';

/** Asks to be told of a vehicle like one that has sold, with what was liked of it (VDP-06). */
export const findSimilar: EnquiryKindWithForm = {
  about: null,
  aboutSold: true,
  fields: { wanted: 'optional' },
  message: (name) => `Could you please let me know when you have something like the ${name}?`,
  event: 'enquiry',
  steps: detailsAndMessage,
};
