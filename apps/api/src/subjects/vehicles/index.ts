export { findSiteVehicle, findSiteVehicleById } from './find-site-vehicle';
export { vehicleAddress } from './vehicle-address';
export { vehicleFromRow } from './vehicle-row';
