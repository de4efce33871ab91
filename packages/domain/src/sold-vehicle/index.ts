export { isNewInStock, isSoldPageShown, newForDays, soldGoneDays, soldState } from './sold-vehicle';
export { type VehicleStanding, vehicleStanding } from './vehicle-standing';
