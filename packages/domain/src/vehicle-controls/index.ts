export {
  type ControlledVehicle,
  type ControlSettings,
  canCompare,
  controlledVehicle,
  reserveAmount,
  type SiteCapabilities,
  type VehicleControl,
  type VehicleControlKind,
  vehicleCapabilities,
  vehicleControls,
} from './vehicle-controls';
