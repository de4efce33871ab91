import type { Vehicle } from './vehicle';

/** In stock or coming soon, and not sold (design: "available"). */
export const isAvailable = (vehicle: Pick<Vehicle, 'status' | 'sold'>): boolean =>
  !vehicle.sold && vehicle.status !== 'sold';

/** Available and not held for another buyer. */
export const isPurchasable = (vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved'>): boolean =>
  isAvailable(vehicle) && !vehicle.reserved;

/**
 * Whether a buyer may hold it: purchasable, in stock, the dealer takes reservations and has a way to be paid.
 * `reserveEnabled` is the dealer's flag.
 */
export const isReservable = (
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'payment_processors'>,
  reserveEnabled: boolean,
): boolean =>
  reserveEnabled && isPurchasable(vehicle) && vehicle.status === 'in_stock' && vehicle.payment_processors.length > 0;

/** Electric, or any hybrid, by the simplified fuel (TAG-01). */
export const isElectricOrHybrid = (vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel'>): boolean =>
  /electric|hybrid|phev|hydrogen/i.test(vehicle.simple_fuel ?? vehicle.fuel ?? '');
