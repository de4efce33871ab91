export {
  type AccountCookie,
  accountCookieName,
  accountToken,
  signedInHint,
  tokenHeaders,
} from './accounts/account-cookies';
export {
  type Account,
  accountSchema,
  linkSentSchema,
  type ShopperSession,
  type SignedInAnswer,
  type SignInState,
  sessionSchema,
  signedInAnswerSchema,
  signInStateSchema,
  type VisitorAnswer,
  visitorAnswerSchema,
  type WhoAnswer,
  whoAnswerSchema,
} from './accounts/accounts';
export {
  type AccountOrder,
  accountOrderSchema,
  type ConsentRecord,
  consentRecordSchema,
  enquiryStates,
  type Garage,
  type GarageCar,
  garageCarSchema,
  garageSchema,
  type SavedSearch,
  type SentEnquiry,
  savedSearchSchema,
  sentEnquirySchema,
} from './accounts/garage';
export {
  type AlertsForm,
  type AlertTerms,
  alertsFault,
  alertsFormSchema,
  type DetailsForm,
  deletionWord,
  detailsFormSchema,
  garageLimits,
  hasAgreed,
  longestSearchName,
  type OwnCarForm,
  ownCarFormSchema,
  type SavedAlertsForm,
  savedAlertsFormSchema,
} from './accounts/garage-forms';
export { readJoined, readWatchlist } from './accounts/read-watchlist';
export {
  longestNote,
  type SavedState,
  type SavedVehicle,
  type SavedVehicles,
  savedStates,
  savedVehicleSchema,
  savedVehiclesSchema,
  type WatchedList,
  type WatchedVehicle,
  type WatchlistAnswer,
  type WatchlistJoined,
  watchedLists,
  watchedVehicleSchema,
  watchlistAnswerSchema,
  watchlistDoneSchema,
  watchlistJoinedSchema,
} from './accounts/watchlist';
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
export {
  cancelOrderSchema,
  type Order,
  type OrderAlternative,
  type OrderEnding,
  type OrderExtra,
  type OrderLaw,
  type OrderLine,
  type OrderNext,
  type OrderNotice,
  type OrderVehicle,
  orderEndings,
  orderNextSchema,
  orderNotices,
  orderPaymentStates,
  orderSchema,
  payOrderSchema,
  saveOrderSchema,
  startOrderSchema,
} from './orders';
export {
  type OnlinePaymentField,
  onlinePaymentFields,
  onlinePaymentLengths,
} from './payments/online-payment-fields';
export {
  noReturnedForm,
  type OnlinePaymentForm,
  onlinePaymentFormSchema,
  type PaymentState,
  type PaymentView,
  paymentStates,
  paymentViewSchema,
  type Receipt,
  receiptSchema,
} from './payments/payments';
export { type PostcodePlace, postcodePlaceSchema } from './places/postcode-place';
export {
  type PrizeDraw,
  type PrizeState,
  prizeDrawSchema,
  prizeStateSchema,
  type SpinAnswer,
  spinAnswerSchema,
} from './prizes/prizes';
export { type Problem, problemSchema } from './problem';
export { type ShownReview, shownReviewSchema, shownReviewsSchema, siteReviewSummariesSchema } from './reviews/reviews';
export { publicSiteSchema } from './sites/public-site';
export type { ReadSiteTable, UnreadSite } from './sites/read-site-table';
export { type SiteTable, siteRowSchema, siteTableSchema } from './sites/sites';
export {
  type NearSlot,
  nearSlotSchema,
  type TestDriveDay,
  type TestDrivePlace,
  type TestDriveSlot,
  type TestDriveSlots,
  type TestDriveSlotsQuery,
  type TestDriveVehicle,
  testDriveSlotsSchema,
} from './test-drives/test-drive-slots';
export {
  type BookingState,
  bookingStates,
  type GarageBooking,
  garageBookingSchema,
  type TestDrive,
  type TestDriveAnswer,
  type TestDriveDone,
  type TestDriveFault,
  type TestDriveTime,
  testDriveAnswerSchema,
  testDriveDone,
  testDriveFaults,
  testDriveSchema,
} from './test-drives/test-drives';
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
export {
  type ListedParts,
  type ListedVehicle,
  listedPartsSchema,
  listedVehiclesOfPart,
  listedVehiclesSchema,
} from './vehicles/listed-vehicles';
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
