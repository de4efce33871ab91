import type { Vehicle } from '../vehicle/vehicle';
import { type SimpleFuel, simpleFuel } from './fuel-drive-transmission';

/** Electric, or any hybrid, by the simplified fuel (TAG-01). */
export const isElectricOrHybrid = (vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel'>): boolean =>
  electricFuel(vehicle) !== null;

/** The simplified fuel when it is electric, hydrogen or any hybrid, else null. */
export const electricFuel = (vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel'>): SimpleFuel | null => {
  const fuel = simpleFuel(vehicle.simple_fuel ?? vehicle.fuel);
  return fuel !== null && /electric|hybrid|hydrogen/i.test(fuel) ? fuel : null;
};
