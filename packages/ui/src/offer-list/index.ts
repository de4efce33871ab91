export { OfferList, type OfferListItem, type OfferListProps } from './offer-list';
