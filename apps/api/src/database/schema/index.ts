export { type ChangeKind, changeKinds, changes, clockMarks, followers } from './changes';
export { dealerships } from './dealerships';
export { idempotencyKeys, leadDeliveries, leads } from './leads';
export { media, remotePictures } from './media';
export { siteHosts, sites } from './sites';
export { stockFeeds, stockKeys, stockRejects, stockRuns } from './stock-imports';
export { type NewVehicleRow, type VehicleRow, vehicleSlugs, vehicles } from './vehicles';
