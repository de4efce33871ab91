export { checkEnquiry, checkStep, inputsIn } from './check-enquiry';
export { keepDraft } from './keep-draft';
export { leadInSteps } from './lead-in-steps';
export { isPhoneDoubtful } from './phone-doubt';
export { sendEnquiry } from './send-enquiry';
