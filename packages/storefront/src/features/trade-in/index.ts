// What other features use of this one.
export { OfferFields } from './offer-fields';
export { ownCarEnquiry } from './own-car-enquiry';
