export { reserveAmount } from './reserve-amount';
export {
  type ControlledVehicle,
  type ControlSettings,
  canCompare,
  controlledVehicle,
  type SiteCapabilities,
  type VehicleControl,
  type VehicleControlKind,
  vehicleCapabilities,
  vehicleControls,
} from './vehicle-controls';
