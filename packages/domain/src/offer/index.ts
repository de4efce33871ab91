export { type Offer, offerSchema } from './offer';
export { isOfferShown, offerDescription, offerDisclaimer, offerImage } from './offer-rules';
