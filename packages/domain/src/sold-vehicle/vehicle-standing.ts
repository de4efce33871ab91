import { isAvailable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import { type SoldVehicle, soldState } from './sold-vehicle';

/** How a vehicle that a site shows stands to a shopper who comes back to it; `gone` once its page has ended (ROUTE-08). */
export type VehicleStanding = 'available' | 'announced' | 'reserved' | 'sold' | 'gone';

/** How a vehicle stands: what was sold is told before that it was reserved, and that before that it is on its way. */
export const vehicleStanding = (
  vehicle: SoldVehicle & Pick<Vehicle, 'reserved'>,
  settings: Pick<VehicleSettings, 'soldCarDays'>,
  now: Date,
): VehicleStanding => {
  if (!isAvailable(vehicle)) return soldState(vehicle, settings, now) === 'gone' ? 'gone' : 'sold';
  if (vehicle.reserved) return 'reserved';
  return vehicle.status === 'coming_soon' ? 'announced' : 'available';
};
