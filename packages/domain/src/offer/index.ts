export { type Offer, offerRateSchema, offerSchema } from './offer';
export { isOfferShown, offerDescription, offerDisclaimer, offerImage } from './offer-rules';
export { isOfferFor, type OfferScope } from './offered-vehicle';
export { type RateOffer, rateOfferFor } from './rate-offer-for';
