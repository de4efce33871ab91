// What other features and pages use of this one.
export { financeEnquiry } from './finance-enquiry';
