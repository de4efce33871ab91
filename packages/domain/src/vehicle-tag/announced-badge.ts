import { calendarDateIn, stateTimeZone } from '../calendar/zone';
import { isAvailable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';

type BadgedVehicle = Pick<Vehicle, 'status' | 'sold' | 'state' | 'car_type' | 'make' | 'model'>;

const isAmong = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.some((one) => one.toLowerCase() === name.toLowerCase());

/**
 * The badge a dealer announces vehicles with, such as COMING EARLY 2026, beside any tag (TAG-04). A vehicle gets it
 * when it is available, every list of the rule that names something names it, and `until` has not gone by in its
 * state. Null for the others, and for dealers without a badge.
 */
export const announcedBadge = (
  vehicle: BadgedVehicle,
  { announcedBadge: badge }: Pick<VehicleSettings, 'announcedBadge'>,
  now: Date,
): string | null => {
  if (badge === null || !isAvailable(vehicle)) return null;
  const { status, car_type, make, model, until } = badge;
  const isMeant =
    isAmong(status, vehicle.status) &&
    isAmong(car_type, vehicle.car_type) &&
    isAmong(make, vehicle.make) &&
    isAmong(model, vehicle.model);
  return isMeant && (until === null || calendarDateIn(stateTimeZone(vehicle.state), now) <= until) ? badge.text : null;
};
