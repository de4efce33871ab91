export {
  type AlertItemRow,
  type AlertMemoryRow,
  type AlertReason,
  alertItems,
  alertMemory,
  alertReasons,
} from './alerts';
export {
  type BookingRow,
  bookingEvents,
  bookingPieces,
  bookings,
  type HomeAddress,
  type VehicleNews,
} from './bookings';
export {
  type ChangeKind,
  changeKinds,
  changes,
  clockMarks,
  followers,
  hostedIndexPlaces,
  upkeepMarks,
} from './changes';
export { complianceAnswers } from './compliance';
export {
  type ContentRow,
  type ContentState,
  content,
} from './content';
export { dealerships } from './dealerships';
export { type DocumentVersionRow, documentVersions, type KeptDocument, type VersionAction } from './document-versions';
export {
  type EventBatchRow,
  type EventMemoryRow,
  type EventReceiverRow,
  type EventRow,
  eventBatches,
  eventMemory,
  eventReceivers,
  eventStreams,
  events,
} from './events';
export { financeApplications } from './finance-applications';
export { idempotencyKeys, leads, requestCounts, returnedForms } from './leads';
export { contentMedia, mapPictures, media, remotePictures, removedOriginals } from './media';
export { deliveryCircuits, type MessageRow, messageAttempts, messages } from './messages';
export { offerLists } from './offers';
export { type OrderEventRow, type OrderRow, orderEvents, orderNumbers, orders } from './orders';
export {
  type InvoiceRow,
  invoices,
  type LedgerEntryRow,
  ledgerEntries,
  type PaymentRow,
  paymentEvents,
  paymentReceipts,
  payments,
  type RefundRow,
  receiptCounters,
  refunds,
  type TestSessionRow,
  testProcessorSessions,
} from './payments';
export { type PrizeDrawRow, prizeCampaigns, prizeDraws, prizeRedemptions, prizeTables } from './prizes';
export { type ReservationKind, type ReservationRow, reservationKinds, vehicleReservations } from './reservations';
export { type ReviewRow, reviewSummaries, reviews } from './reviews';
export {
  consentProofs,
  type OwnCarRow,
  ownCars,
  type SavedKind,
  type SavedSearchRow,
  type SavedVehicleRow,
  type ShopperConsentRow,
  type ShopperRow,
  type ShopperSessionRow,
  type SignInLinkRow,
  type SignInRow,
  savedKinds,
  savedSearches,
  savedVehicles,
  shopperConsents,
  shopperSessions,
  shoppers,
  signInLinks,
  signIns,
} from './shoppers';
export { siteHosts, sites } from './sites';
export { stockFeeds, stockKeys, stockRejects, stockRuns } from './stock-imports';
export { type TemplateRow, templates } from './templates';
export { leadPhotos, savedValuations } from './trade-in';
export { vehicleCounts } from './vehicle-counts';
export { type NewVehicleRow, type VehicleRow, vehicleSlugs, vehicles } from './vehicles';
