export { OfferDetail, type OfferDetailProps } from './offer-detail';
