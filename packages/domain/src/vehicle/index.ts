export { type AustralianState, australianStates } from './australian-states';
export { isAvailable, isPurchasable, isReservable } from './availability';
export { carChecks } from './car-checks';
export { truncate, truncateComments } from './comments';
export {
  type Car,
  carSchema,
  type FinanceLender,
  type Variant,
  type Vehicle,
  type VehicleImage,
  vehicleSchema,
} from './vehicle';
export { type AddressSeeker, addressChoices, giveAddresses } from './vehicle-addresses';
export {
  reservedVehicleSlugs,
  vehicleName,
  vehiclePath,
  vehicleSlug,
  vehicleSlugOf,
  vehicleSubtitle,
} from './vehicle-name';
export { type VehicleSettings, type VehicleSettingsInput, vehicleSettingsSchema } from './vehicle-settings';
export {
  type BodyType,
  bodyTypes,
  type CarType,
  carTypes,
  type ItemType,
  itemTypes,
  knownWord,
  type PriceType,
  priceTypes,
  simpleDrives,
  simpleFuels,
  simpleTransmissions,
  type VehicleStatus,
  vehicleStatuses,
} from './vocabulary';
export { carTypeSchema, itemTypeSchema, priceTypeSchema, stateSchema, vehicleStatusSchema } from './vocabulary-schemas';
export { carTypeLabel, itemTypeLabels, priceTypeLabels, soldSentence } from './wording';
