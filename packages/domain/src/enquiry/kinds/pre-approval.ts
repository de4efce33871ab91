import type { EnquiryKindWithForm } from './enquiry-kind';
import { finance } from './finance';

/**
 * A request for an assessment before a vehicle is chosen. It has no more fields than a finance enquiry: the assessor
 * asks for the rest.
 */
export const preApproval: EnquiryKindWithForm = { ...finance, messageOptional: true };
