import { type SimpleFuel, simpleFuel } from '../simple-words/fuel-drive-transmission';
import type { Vehicle } from './vehicle';

/** In stock or coming soon, and not sold (design: "available"). */
export const isAvailable = (vehicle: Pick<Vehicle, 'status' | 'sold'>): boolean =>
  !vehicle.sold && vehicle.status !== 'sold';

/** Available and not held for another buyer. */
export const isPurchasable = (vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved'>): boolean =>
  isAvailable(vehicle) && !vehicle.reserved;

/** Whether a buyer may hold it, where the dealer takes reservations: purchasable, in stock, and there is a way to pay. */
export const isReservable = (
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved'> & { readonly takesPayment: boolean },
): boolean => isPurchasable(vehicle) && vehicle.status === 'in_stock' && vehicle.takesPayment;

/** Electric, or any hybrid, by the simplified fuel (TAG-01). */
export const isElectricOrHybrid = (vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel'>): boolean =>
  electricFuel(vehicle) !== null;

/** The simplified fuel when it is electric, hydrogen or any hybrid, else null. */
export const electricFuel = (vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel'>): SimpleFuel | null => {
  const fuel = simpleFuel(vehicle.simple_fuel ?? vehicle.fuel);
  return fuel !== null && /electric|hybrid|hydrogen/i.test(fuel) ? fuel : null;
};
