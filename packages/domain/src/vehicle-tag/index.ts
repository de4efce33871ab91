export { announcedBadge } from './announced-badge';
export { showsCertifiedLogo, type VehicleTag, vehicleTag } from './vehicle-tag';
