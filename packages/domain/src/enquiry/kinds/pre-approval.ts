import type { EnquiryKindWithForm } from './enquiry-kind';
import { finance } from './finance';

/** Asks to be assessed before a vehicle is chosen. It asks no more than a finance enquiry: whoever assesses asks the rest. */
export const preApproval: EnquiryKindWithForm = { ...finance, messageOptional: true };
