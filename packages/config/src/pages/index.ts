export { type DocumentName, documents } from './documents';
export { markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address';
export {
  bookedDrivePath,
  brandPath,
  carTradeInPath,
  chatPath,
  checkoutJourneyPath,
  type FinanceQuery,
  financeApplicationPath,
  financePath,
  locationPath,
  modelPath,
  type OfferCriteria,
  offerPath,
  onlinePaymentAddress,
  orderPath,
  otherPurchasePaths,
  paymentPath,
  printPath,
  purchasePath,
  purchaseStepPath,
  returnedFormPath,
  socialPicturePath,
  specialOffersPath,
  successPath,
  testDrivePath,
} from './page-paths';
export type { DocumentRow, PageRow, PageSecurityClass, Rendering } from './page-row';
export { type PageName, pages } from './pages';
export { resultsFolder } from './results-folder';
export { createRouteLookup, loggedPath, type RouteLookup, routeAt } from './route-lookup';
export { safeRedirect, signInAddress, signInPath } from './sign-in-path';
