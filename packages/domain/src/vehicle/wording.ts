import type { VehicleSettings } from './vehicle-settings';
import type { CarType, ItemType, PriceType } from './vocabulary';

/** A car type as a shopper reads it; used is Pre-Owned on dealers set so (SITE-05). */
export const carTypeLabel = (carType: CarType, settings: Pick<VehicleSettings, 'usedWord'>): string =>
  ({ new: 'New', demo: 'Demo', used: settings.usedWord })[carType];

/** A kind of vehicle as a shopper reads it. */
export const itemTypeLabels = {
  car: { one: 'car', many: 'cars' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  caravan: { one: 'caravan', many: 'caravans' },
} as const satisfies Record<ItemType, { readonly one: string; readonly many: string }>;

/** What the advertised price includes, as it stands beside the price (PRICE-04). */
export const priceTypeLabels = {
  drive_away: 'Drive away',
  excl_gov_charges: 'Excl. gov. charges',
  plus_on_roads: 'Plus on-road costs',
  asking: 'Asking price',
} as const satisfies Record<PriceType, string>;

/** What stands on the page of a vehicle that is no longer available (VDP-06). */
export const soldSentence = 'Unfortunately this vehicle recently sold';
