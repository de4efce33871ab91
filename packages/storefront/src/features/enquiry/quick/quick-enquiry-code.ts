/** What comes with the first sign that somebody wants a quick enquiry. */
export { quickEnquiryParts } from './quick-enquiry-parts';
export { QuickEnquiryWindows } from './quick-enquiry-windows';
