export { hrefs, type SiteHrefs } from './hrefs';
export {
  type FoundLocation,
  findLocationPage,
  type LocationPage,
  locationPages,
  type PlacedDealer,
} from './location-pages';
export {
  brandPath,
  carTradeInPath,
  chatPath,
  checkoutJourneyPath,
  type FinanceQuery,
  financePath,
  locationPath,
  modelPath,
  type OfferCriteria,
  offerPath,
  otherPurchasePaths,
  printPath,
  purchasePath,
  returnedFormPath,
  specialOffersPath,
  testDrivePath,
} from './page-paths';
export { isSitePath, type LinkedOffer, type PlacedSite } from './site-paths';
