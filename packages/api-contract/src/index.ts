export { cacheTags } from './cache-tags';
export { type ChangesResponse, changesResponseSchema } from './changes/changes';
export { ApiError, type ApiErrorCode } from './client/api-error';
export {
  type ApiClient,
  type ApiClientOptions,
  type ContentPreview,
  createApiClient,
  type Fetch,
  type LeftOutOfAnswer,
  type PageContent,
  type ReviewQuery,
  type VehicleResult,
} from './client/client';
export {
  contentPreviewSchema,
  type PublishedPage,
  pageContentSchema,
  publishedPagesSchema,
  type RedirectAnswer,
  redirectAnswerSchema,
} from './content/content';
export { type LeftOutBlock, type ReadBlocks, readBlocks } from './content/read-blocks';
export { type DeliveryAnswer, deliveryAnswerSchema } from './delivery/delivery';
export { readDeliveryAnswer } from './delivery/read-delivery-answer';
export { type FinanceApplication, financeApplicationSchema } from './finance/finance-application';
export { type FinanceDisclaimerAnswer, financeDisclaimerAnswerSchema } from './finance/finance-disclaimer';
export { readFinanceDisclaimer } from './finance/read-finance-disclaimer';
export { type PhotoFault, photoFaults, photoLimits } from './leads/lead-photos';
export {
  type LeadReceipt,
  type LeadResponse,
  leadReceiptSchema,
  leadResponseSchema,
  type ReturnedForm,
  returnedFormSchema,
} from './leads/leads';
export { type SiteOffer, siteOfferSchema, siteOffersSchema } from './offers/offers';
export { type PostcodePlace, postcodePlaceSchema } from './places/postcode-place';
export { type Problem, problemSchema } from './problem';
export { type ShownReview, shownReviewSchema, shownReviewsSchema, siteReviewSummariesSchema } from './reviews/reviews';
export { publicSiteSchema } from './sites/public-site';
export type { ReadSiteTable, UnreadSite } from './sites/read-site-table';
export { type SiteTable, siteRowSchema, siteTableSchema } from './sites/sites';
export type { LeftOut } from './tolerant-reading/read-answer';
export { tolerantParse } from './tolerant-reading/tolerant-parse';
export {
  type OwnCar,
  type OwnCarModels,
  type OwnCarOffer,
  ownCarModelsSchema,
  ownCarOfferSchema,
  ownCarSchema,
  type TradeInEstimate,
  tradeInEstimateSchema,
} from './trade-in/trade-in';
export { firstViewHeader } from './vehicles/first-view';
export { type PhoneReveal, phoneRevealSchema } from './vehicles/phone-reveal';
export { phoneRevealPath } from './vehicles/phone-reveal-path';
export { readVehicleView } from './vehicles/read-vehicle-view';
export {
  type CarFields,
  carFieldsSchema,
  type SimilarIds,
  similarIdsSchema,
  type VehicleView,
  vehicleViewSchema,
} from './vehicles/vehicle-view';
export {
  anyVehicleAddressSchema,
  type VehicleAddress,
  type VehicleResponse,
  vehicleAddressSchema,
  vehicleResponseSchema,
} from './vehicles/vehicles';
