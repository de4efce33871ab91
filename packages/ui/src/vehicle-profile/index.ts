export { VehicleProfile, type VehicleShape, vehicleShapes } from './vehicle-profile';
