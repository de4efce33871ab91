export { type ApplicationConsent, type ConsentField, consentFields, consentWordings } from './application-consents';
