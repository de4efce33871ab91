export { detailsOf, detailsRules } from '../enquiry-steps/enquiry-steps';
export { leadInSteps } from '../enquiry-steps/lead-in-steps';
export { checkEnquiry, inputsIn } from './check-enquiry';
export { keepDraft } from './keep-draft';
export { isPhoneDoubtful } from './phone-doubt';
export { sendEnquiry } from './send-enquiry';
