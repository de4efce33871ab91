export { OfferCard, type OfferCardProps, type OfferFigure, type OfferImage, type OfferText } from './offer-card';
