import type { EnquiryKindWithForm } from './enquiry-kind';
import { vehicle } from './vehicle';

/** The enquiry about one vehicle in a window over results (CARD-02). */
export const quick: EnquiryKindWithForm = vehicle;
