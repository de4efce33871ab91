export {
  type Address,
  type Location,
  type LocationType,
  locationSchema,
  type OpeningHours,
  type SpecialHours,
} from './location';
export {
  addressLine,
  filterLocations,
  isStockedAt,
  type LocationFilter,
  locationPhone,
  locationSlug,
  maskPhone,
  vehicleAddressLine,
} from './location-rules';
