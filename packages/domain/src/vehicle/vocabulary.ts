/** Where a vehicle stands in its sale (spec section 4). `in_stock` and `coming_soon` are available. */
export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
/** One of {@link vehicleStatuses}. */
export type VehicleStatus = (typeof vehicleStatuses)[number];

/** New, demonstrator or used. Used is worded Pre-Owned on some sites (SITE-05). */
export const carTypes = ['new', 'demo', 'used'] as const;
/** One of {@link carTypes}. */
export type CarType = (typeof carTypes)[number];

/** What kind of vehicle it is. Specifications and wording follow it. */
export const itemTypes = ['car', 'truck', 'motorcycle', 'caravan'] as const;
/** One of {@link itemTypes}. */
export type ItemType = (typeof itemTypes)[number];

/**
 * What the advertised price includes. A closed list, because Australian law cares:
 * drive away includes every mandatory charge; EGC excludes government charges.
 */
export const priceTypes = ['drive_away', 'excl_gov_charges', 'plus_on_roads', 'asking'] as const;
/** One of {@link priceTypes}. */
export type PriceType = (typeof priceTypes)[number];

/** Body types of spec section 9, as they are written in data and in search filters. */
export const bodyTypes = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;
/** One of {@link bodyTypes}. */
export type BodyType = (typeof bodyTypes)[number];

/** Simplified fuels a shopper filters by (`simple_fuel`). */
export const simpleFuels = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG', 'Hydrogen'] as const;
/** Simplified transmissions (`simple_transmission`). */
export const simpleTransmissions = ['Automatic', 'Manual'] as const;
/** Simplified drives (`simple_drive`). */
export const simpleDrives = ['2WD', '4WD', 'AWD'] as const;

/**
 * A value as one of a vocabulary's words, `knownWord(carTypes, 'used')`; undefined for any other. For rules that run in
 * the browser, where a schema would bring its library.
 */
export const knownWord = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);
