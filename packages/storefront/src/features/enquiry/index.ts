// What other features use of this one.
export type { EnquiryContext } from './form/enquiry-context';
export { generalEnquiry } from './form/enquiry-context-view';
export { EnquiryForm } from './form/enquiry-form';
export { ServiceBoxes } from './form/service-boxes';
export { successPath } from './form/success-path';
