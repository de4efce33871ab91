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
