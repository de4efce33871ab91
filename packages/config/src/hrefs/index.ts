export { hrefs, type SiteHrefs } from './hrefs';
export {
  brandPath,
  carTradeInPath,
  checkoutJourneyPath,
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
