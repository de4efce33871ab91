export { type ChangeKind, changeKinds, changes, clockMarks, followers, hostedIndexPlaces } from './changes';
export { type ContentRow, type ContentState, content } from './content';
export { dealerships } from './dealerships';
export {
  deliveryCircuits,
  idempotencyKeys,
  leadDeliveries,
  leadDeliveryAttempts,
  leads,
  requestCounts,
} from './leads';
export { media, remotePictures } from './media';
export { offerLists } from './offers';
export { siteHosts, sites } from './sites';
export { stockFeeds, stockKeys, stockRejects, stockRuns } from './stock-imports';
export { vehicleCounts } from './vehicle-counts';
export { type NewVehicleRow, type VehicleRow, vehicleSlugs, vehicles } from './vehicles';
