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
export {
  type AccountPage,
  accountPages,
  type GateName,
  type GateSettings,
  gateNames,
  gateSettingsSchema,
  type RouteAccess,
  type RouteGate,
  routeAccess,
  routeGate,
  type Visitor,
} from './gated-routes/gated-routes';
export { safeRedirect, signInPath } from './gated-routes/sign-in-path';
export { type BuiltPage, builtPages, hrefs, type SiteHrefs } from './hrefs/hrefs';
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
export type { OfferEntry } from './offers-document/offer-entry';
export { type OffersDocument, type OffersDocumentInput, offersDocumentSchema } from './offers-document/offers-document';
export { type PageClass, type PageSources, pageClassOf, pageSources } from './page-sources/page-sources';
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
