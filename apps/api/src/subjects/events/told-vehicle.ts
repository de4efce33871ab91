import { createHash } from 'node:crypto';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import type { ToldVehicle } from '../../ground/database/schema/shapes/told-vehicle';

/** Whether a vehicle can be bought, is held for somebody, or is sold. */
export const vehicleStates = ['available', 'reserved', 'sold'] as const;
export type VehicleState = (typeof vehicleStates)[number];

/** Prices in AUD dollars, with what they include. */
export const priceFields = ['price', 'price_type', 'before_price', 'offer_price', 'subscription_price'] as const;

/** Short fields that shoppers see: a change is told with the values before and after. */
export const plainFields = [
  'stocknum',
  'slug',
  'name',
  'location_id',
  'item_type',
  'car_type',
  'status',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'km',
  'colour',
  'interior_colour',
  'vin',
  'preorder',
  'tag',
  'certified',
  'rego_expiry',
  'compliance_date',
  'build_date',
  'body',
  'fuel',
  'drive',
  'trans',
  'gearnum',
  'seats',
  'doors',
  'engine_size_litres',
  'carsales_title',
  'city',
  'state',
  'photos_count',
] as const satisfies readonly (keyof Vehicle)[];

/** Texts and lists that shoppers see: only that they have changed is told. */
export const longFields = [
  'dealercomments',
  'standardEquipment',
  'images',
  'spin_images',
  'spin_code',
  'spin_interior_image',
  'hotspots',
  'video_url',
  'external_video_url',
  'file',
  'variant',
  'caravan',
] as const satisfies readonly (keyof Vehicle)[];

const stateOf = (vehicle: Vehicle): VehicleState => {
  if (!isAvailable(vehicle)) return 'sold';
  return vehicle.reserved ? 'reserved' : 'available';
};

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 16);

/** Of a sold vehicle no page shows a price, nor a placeholder of any (PRICE-01, VDP-06). */
const pricesOf = (vehicle: Vehicle): ToldVehicle => {
  const { price, before_price, offer_price, subscription_price, price_type } = vehicle;
  const isPriced = isAvailable(vehicle) && isShownAmount(price);
  const shown = (amount: number | null) => (isPriced && isShownAmount(amount) ? amount : null);
  return {
    price: shown(price),
    price_type: isPriced ? price_type : null,
    before_price: shown(before_price),
    offer_price: shown(offer_price),
    subscription_price: shown(subscription_price),
  };
};

/**
 * What receivers may know of a vehicle: what a page of it shows, and no more. Null of one that its dealer hides. Pure; the
 * result is what is remembered of it.
 */
export const toldVehicle = (vehicle: Vehicle): ToldVehicle | null => {
  if (!vehicle.show_on_dealer_website) return null;
  return {
    ...Object.fromEntries(plainFields.map((field) => [field, vehicle[field]])),
    ...pricesOf(vehicle),
    ...Object.fromEntries(longFields.map((field) => [field, digestOf(vehicle[field])])),
    offered: stateOf(vehicle),
    sold_at: vehicle.sold_at,
  };
};
