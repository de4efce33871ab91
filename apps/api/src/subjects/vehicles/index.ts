export { findSiteVehicle, findSiteVehicleById, findSiteVehicles, type SiteVehicle } from './find-site-vehicle';
export { vehicleAddress } from './vehicle-address';
export { vehicleFromRow } from './vehicle-row';
