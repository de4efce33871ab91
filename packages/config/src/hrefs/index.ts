export { type AccountView, accountViews } from '../site-document/account-pages';
export { accountHref } from './account-href';
export { hrefs, type SiteHrefs } from './hrefs';
export {
  type FoundLocation,
  findLocationPage,
  type LocationPage,
  locationPages,
  type PlacedDealer,
} from './location-pages';
export { isSitePath, type LinkedOffer, type PlacedSite } from './site-paths';
