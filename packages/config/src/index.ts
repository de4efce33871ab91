export { capabilities, enquirySubjects, siteCapabilities } from './capabilities/capabilities';
export {
  type Block,
  type BlockSchemas,
  type Blocks,
  type BlockType,
  blockSchemasWith,
  type WrittenBlock,
  writtenHtmlSchema,
} from './content/blocks';
export { type ContentDocument, contentJsonSchema } from './content/content-document';
export { type ContentKey, contentKeys, contentPages, isContentKey } from './content/content-pages';
export { defaultContent } from './content/default-content';
export { homeContentMoved } from './content/moved-content';
export { validateContent } from './content/validate-content';
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
  chatPath,
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
  returnedFormPath,
  specialOffersPath,
  testDrivePath,
} from './hrefs/page-paths';
export { isSitePath, type PlacedSite } from './hrefs/site-paths';
export { linksOf, withLiveLinks } from './offers-document/links';
export type { OfferEntry } from './offers-document/offer-entry';
export { type OffersDocument, type OffersDocumentInput, offersDocumentSchema } from './offers-document/offers-document';
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
export type { CapableSite } from './pages/site-capability';
export {
  type PublicDealership,
  type PublicSite,
  type PublicSiteExtras,
  publicDocumentSchema,
  type SearchAccess,
  toPublicSite,
} from './public-site';
export { isShownAddress } from './shown-address/shown-address';
export { type SiteColors, siteColors } from './site-colors/site-colors';
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
  paymentMarks,
  type RouteSettings,
  routeSettingsSchema,
} from './site-document/page-settings';
export {
  type Brand,
  brandSchema,
  type SiteDocument,
  type SiteDocumentInput,
  type StockSource,
  siteDocumentSchema,
} from './site-document/site-document';
export { siteEstimate, siteExampleRate } from './site-estimate/site-estimate';
export { siteShows } from './stock-source/stock-source';
export type { RegisteredTemplate } from './templates/registered-template';
export { type Checked, type DocumentFault, printFaultPath } from './validation/fault';
export { nearestKey } from './validation/nearest-key';
export { validateDealership } from './validation/validate-dealership';
export { validateOffers } from './validation/validate-offers';
export { brandTokens, validateSiteDocument } from './validation/validate-site-document';
