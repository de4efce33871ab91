export {
  type ControlledVehicle,
  type ControlSettings,
  canCompare,
  controlledVehicle,
  reserveAmount,
  reserveFeeOf,
  type SiteCapabilities,
  type VehicleControl,
  type VehicleControlKind,
  vehicleCapabilities,
  vehicleControls,
} from './vehicle-controls';
