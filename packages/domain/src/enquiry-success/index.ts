export { type EnquirySuccess, enquirySuccess } from './enquiry-success';
