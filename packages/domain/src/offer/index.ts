export { type Offer, offerRateSchema, offerSchema } from './offer';
export { isOfferShown, offerDescription, offerDisclaimer, offerImage } from './offer-rules';
