import { electricFuel } from '../simple-words/electric-fuel';
import { isNewInStock } from '../sold-vehicle/sold-vehicle';
import { isAvailable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';

/** Kinds of tag, in the words of the design system. */
export type VehicleTagKind = 'sold' | 'electric' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'new';

/** The tag of a vehicle. */
export interface VehicleTag {
  readonly kind: VehicleTagKind;
  /** As a shopper reads it. */
  readonly label: string;
}

type TaggedVehicle = Pick<
  Vehicle,
  'status' | 'sold' | 'simple_fuel' | 'fuel' | 'reserved' | 'certified' | 'tag' | 'created_at'
>;

/**
 * The one tag a vehicle carries on card and page. Sold instead of every other when it is not available (TAG-02);
 * else the first of electric or hybrid, reserved, certified, the dealer's own words, coming soon, and new within
 * 8 days (TAG-01). Null when none applies.
 */
export const vehicleTag = (vehicle: TaggedVehicle, { now }: { readonly now: Date }): VehicleTag | null => {
  if (!isAvailable(vehicle)) return { kind: 'sold', label: 'Sold' };
  const fuel = electricFuel(vehicle);
  if (fuel !== null) return { kind: 'electric', label: fuel };
  if (vehicle.reserved) return { kind: 'reserved', label: 'Reserved' };
  if (vehicle.certified) return { kind: 'certified', label: 'Certified' };
  if (vehicle.tag?.trim()) return { kind: 'custom', label: vehicle.tag.trim() };
  if (vehicle.status === 'coming_soon') return { kind: 'coming-soon', label: 'Coming soon' };
  return isNewInStock(vehicle, now) ? { kind: 'new', label: 'Just in' } : null;
};

/** Whether the certified logo stands on it: make Toyota, certified, not sold (TAG-03). */
export const showsCertifiedLogo = (vehicle: Pick<Vehicle, 'make' | 'certified' | 'status' | 'sold'>): boolean =>
  vehicle.certified && isAvailable(vehicle) && vehicle.make.toLowerCase() === 'toyota';
