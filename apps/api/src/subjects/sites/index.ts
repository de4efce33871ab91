export { documentsLock } from './apply-sites';
export { checkedDirectory } from './checked-directory';
export { linkedOffers, liveKeys } from './linked-pages';
export { readContentFindings, readOffersFindings } from './read-findings';
export { liveOffers, type OffersOf, type SharedAddress, sharedAddresses } from './shared-addresses';
export { siteDealerships } from './site-dealerships';
export {
  type LiveSite,
  locationOf,
  readSiteDirectory,
  type SiteDirectory,
  siteDirectory,
  storedSite,
} from './site-directory';
export { canonicalOrigin, documentLocations, getSiteDocument } from './site-documents';
export { getSiteTable } from './site-table';
