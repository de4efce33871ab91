export { dialledNumber } from './dialled-number';
export {
  type Address,
  type Location,
  type LocationType,
  locationSchema,
  type OpeningHours,
  openingHoursSchema,
  type SpecialHours,
  specialHoursSchema,
} from './location';
export {
  addressLine,
  filterLocations,
  isPrivatelyHeld,
  isStockedAt,
  type LocationFilter,
  locationPhone,
  locationSlug,
  maskPhone,
  vehicleAddressLine,
} from './location-rules';
export {
  byDistance,
  distanceWords,
  findPlaces,
  type Measured,
  type PlaceCriteria,
  placeBrands,
  placeCoordinates,
  placeDepartments,
} from './nearest-places';
export { departmentName, departmentNames, departmentsLine, type Place, placeAnchor, placesOf } from './place';
