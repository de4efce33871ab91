export { type DocumentName, documents } from './documents';
export { markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address';
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
export type { DocumentRow, PageRow, PageSecurityClass, Rendering } from './page-row';
export { type PageName, pages } from './pages';
export { resultsFolder } from './results-folder';
export { createRouteLookup, loggedPath, type RouteLookup, routeAt } from './route-lookup';
export { safeRedirect, signInPath } from './sign-in-path';
