export { checkEnquiry, checkStep, inputsIn } from './check-enquiry';
export { givenBeside } from './given-beside';
export { keepDraft } from './keep-draft';
export { leadInSteps } from './lead-in-steps';
export { isPhoneDoubtful } from './phone-doubt';
export { sendEnquiry } from './send-enquiry';
export { tellOffer } from './tell-offer';
