import { isAvailable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';

/** Days after the sale at which a sold vehicle's address answers 410 (ROUTE-08). */
export const soldGoneDays = 90;

const day = 24 * 60 * 60 * 1000;

/** The fields from which the time since a sale is calculated. */
export type SoldVehicle = Pick<Vehicle, 'status' | 'sold' | 'sold_at' | 'updated_at'>;

/** The time of the sale; without one, the time of the last change. */
const soldInstant = (vehicle: SoldVehicle): number => Date.parse(vehicle.sold_at ?? vehicle.updated_at);

/**
 * What the address of a vehicle answers (ROUTE-08): `shown` while it is available and for `soldCarDays` after its
 * sale; then `redirect` to its model search (301); from 90 days on `gone` (410).
 */
export const soldState = (
  vehicle: SoldVehicle,
  settings: Pick<VehicleSettings, 'soldCarDays'>,
  now: Date,
): 'shown' | 'redirect' | 'gone' => {
  if (isAvailable(vehicle)) return 'shown';
  const age = now.getTime() - soldInstant(vehicle);
  if (age <= settings.soldCarDays * day) return 'shown';
  return age < soldGoneDays * day ? 'redirect' : 'gone';
};

/** Whether a sold vehicle still shows its sold page (and counts as recently sold in search preset 3). */
export const isSoldPageShown = (
  vehicle: SoldVehicle,
  settings: Pick<VehicleSettings, 'soldCarDays'>,
  now: Date,
): boolean => !isAvailable(vehicle) && soldState(vehicle, settings, now) === 'shown';

/** Days for which a vehicle counts as new in stock (TAG-01). */
export const newForDays = 8;

/** Whether it came into stock within the last 8 days, the end included. */
export const isNewInStock = (vehicle: Pick<Vehicle, 'created_at'>, now: Date): boolean => {
  const age = now.getTime() - Date.parse(vehicle.created_at);
  return age <= newForDays * day;
};
