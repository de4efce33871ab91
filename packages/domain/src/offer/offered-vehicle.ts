import type { CarType } from '../vehicle/vocabulary';
import type { Offer } from './offer';

/** What decides which vehicles an offer is for. `vehicle` is the one that it is tied to, `dealership` who makes it. */
export type OfferScope = Pick<Offer, 'manufacturer' | 'model' | 'car_type'> & {
  readonly vehicle: { readonly id: string } | null;
  readonly dealership: { readonly slug: string };
};

interface OfferedVehicle {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly car_type: CarType;
  readonly dealership_slug: string;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Whether an offer is for a vehicle: the one that it is tied to, else every vehicle of its dealership of its make (the
 * site's own where it names none), its model and its kinds (new, demo, used). One that does not say which of these is
 * for none: a used vehicle may not have the rate of a new one (docs/decisions/0049-offers-that-end.md).
 */
export const isOfferFor = (
  { manufacturer, model, car_type, vehicle: tied, dealership }: OfferScope,
  vehicle: OfferedVehicle,
  siteMake: string | null,
): boolean => {
  if (tied !== null) return tied.id === vehicle.id;
  const make = manufacturer ?? siteMake;
  return (
    make !== null &&
    model !== null &&
    dealership.slug === vehicle.dealership_slug &&
    isSame(make, vehicle.make) &&
    isSame(model.name, vehicle.model) &&
    car_type.includes(vehicle.car_type)
  );
};
