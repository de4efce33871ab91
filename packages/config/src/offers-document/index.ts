export { linksOf, withLiveLinks } from './links';
export type { OfferEntry } from './offer-entry';
export { type OffersDocument, type OffersDocumentInput, offersDocumentSchema } from './offers-document';
