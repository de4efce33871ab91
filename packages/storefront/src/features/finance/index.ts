// What other features and pages use of this one.
export { ApplicationRules } from './application-rules';
export { ApplicationStart } from './application-start';
export { financeEnquiry } from './finance-enquiry';
