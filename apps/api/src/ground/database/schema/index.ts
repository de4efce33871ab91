export { type ChangeKind, changeKinds, changes, clockMarks, followers, hostedIndexPlaces } from './changes';
export { complianceAnswers } from './compliance';
export {
  type ContentRow,
  type ContentState,
  content,
} from './content';
export { dealerships } from './dealerships';
export { financeApplications } from './finance-applications';
export { idempotencyKeys, leads, requestCounts, returnedForms } from './leads';
export { contentMedia, mapPictures, media, remotePictures } from './media';
export { deliveryCircuits, type MessageRow, messageAttempts, messages } from './messages';
export { offerLists } from './offers';
export { type ReservationKind, type ReservationRow, reservationKinds, vehicleReservations } from './reservations';
export { type ReviewRow, reviewSummaries, reviews } from './reviews';
export { siteHosts, sites } from './sites';
export { stockFeeds, stockKeys, stockRejects, stockRuns } from './stock-imports';
export { leadPhotos, savedValuations } from './trade-in';
export { vehicleCounts } from './vehicle-counts';
export { type NewVehicleRow, type VehicleRow, vehicleSlugs, vehicles } from './vehicles';
