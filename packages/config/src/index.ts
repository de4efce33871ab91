export { capabilities, enquirySubjects, siteCapabilities } from './capabilities/capabilities';
export {
  type Dealership,
  dealershipSchema,
  type LeadDestination,
} from './dealership/dealership';
export { destinationsOf } from './dealership/lead-destinations';
export { type DeliveryRegion, deliveryTo } from './delivery/delivery-rates';
export { hrefs, type SiteHrefs } from './hrefs/hrefs';
export {
  brandPath,
  carTradeInPath,
  checkoutJourneyPath,
  type FinancePage,
  type FinanceQuery,
  financePath,
  locationPath,
  type OfferCriteria,
  offerPath,
  otherPurchasePaths,
  printPath,
  purchasePath,
  specialOffersPath,
  testDrivePath,
} from './hrefs/page-paths';
export { isSitePath, type PlacedSite } from './hrefs/site-paths';
export { linksOf, withLiveLinks } from './offers-document/links';
export { type OfferEntry, publishedOffer } from './offers-document/offer-entry';
export { type OffersDocument, type OffersDocumentInput, offersDocumentSchema } from './offers-document/offers-document';
export { type ReadHtml, readHtml } from './offers-document/sanitize-html';
export { type PageSources, pageSources, type SourcesClass, sourcesClassOf } from './page-sources/page-sources';
export { type DocumentName, documents } from './pages/documents';
export { type GatedSite, isOnSite, type PageAccess, pageAccess } from './pages/page-access';
export type {
  DocumentRow,
  PageAddress,
  PageKind,
  PageRow,
  PageSecurityClass,
  Rendering,
} from './pages/page-row';
export { type PageName, pages } from './pages/pages';
export { resultsFolder } from './pages/results-folder';
export {
  createRouteLookup,
  type FoundRoute,
  type RouteLookup,
  routeAt,
} from './pages/route-lookup';
export { safeRedirect, signInPath } from './pages/sign-in-path';
export type { CapableSite, SiteCapability } from './pages/site-capability';
export {
  type PublicDealership,
  type PublicSite,
  type PublicSiteExtras,
  publicDocumentSchema,
  type SearchAccess,
  toPublicSite,
} from './public-site';
export { isShownAddress } from './shown-address/shown-address';
export {
  type Setting,
  settingsTable,
  siteDocumentJsonSchema,
  siteDocumentSettings,
} from './site-document/document-schema';
export {
  type AccountPage,
  accountPages,
  type GateName,
  type GateSettings,
  gateNames,
  gateSettingsSchema,
} from './site-document/gate-settings';
export {
  analyticsSinkSchema,
  paymentMarks,
  type RouteSettings,
  routeSettingsSchema,
} from './site-document/page-settings';
export {
  type Brand,
  brandSchema,
  contentSchema,
  flagsSchema,
  hostSchema,
  navigationItemSchema,
  type SiteDocument,
  type SiteDocumentInput,
  type StockSource,
  siteDocumentSchema,
  slugSchema,
  stockSourceSchema,
  type TemplateName,
  templateSchema,
} from './site-document/site-document';
export { siteEstimate, siteExampleRate } from './site-estimate/site-estimate';
export { matchesStockSource, siteShows } from './stock-source/stock-source';
export { type Checked, type DocumentFault, printFaultPath } from './validation/fault';
export { nearestKey } from './validation/nearest-key';
export { validateDealership } from './validation/validate-dealership';
export { validateOffers } from './validation/validate-offers';
export {
  brandTokens,
  templateThemes,
  validateSiteDocument,
} from './validation/validate-site-document';
