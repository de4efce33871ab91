export {
  type Dealership,
  dealershipSchema,
  type LeadDestination,
  leadDestinationSchema,
} from './dealership/dealership';
export {
  type EnquiryCategory,
  type EnquiryUserData,
  enquiryCategories,
  enquiryCategorySchema,
  enquiryUserDataSchema,
  type LeadSubmission,
  type LeadSubmissionInput,
  leadAttributesSchema,
  leadSubmissionSchema,
} from './enquiry/enquiry';
export { type EnquiryDefaults, enquiryDefaults } from './enquiry/enquiry-defaults';
export {
  type EnquiryRules,
  type EnquirySettings,
  enquiryFormSchema,
  enquiryRules,
  enquirySettingsSchema,
  generalSubjects,
  leadSubmissionSchemaFor,
  postcodeSchema,
  termsNotice,
} from './enquiry/enquiry-form';
export {
  type Address,
  addressSchema,
  type Location,
  type LocationType,
  locationSchema,
  locationTypeSchema,
  type OpeningHours,
  openingHoursSchema,
  type SpecialHours,
  specialHoursSchema,
} from './location/location';
export {
  addressLine,
  filterLocations,
  type LocationFilter,
  locationPhone,
  locationSlug,
  maskPhone,
} from './location/location-rules';
export { findMake, type Make, makeBySlug, makes } from './makes/makes';
export {
  formatClock,
  type HoursRow,
  isOpenAt,
  openingHoursTable,
  type SpecialHoursRow,
  specialHoursMatch,
  upcomingSpecialDays,
  upcomingSpecialHours,
} from './opening-hours/opening-hours';
export {
  addCalendarDays,
  calendarDateIn,
  type LocalTime,
  localTime,
  stateTimeZone,
  stateTimeZones,
  weekdayOf,
} from './opening-hours/zone';
export { bodyBySlug, bodyLabel, bodyLabels, bodySlug, simpleBody } from './simple-words/body';
export {
  type SimpleDrive,
  type SimpleFuel,
  type SimpleTransmission,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
} from './simple-words/fuel-drive-transmission';
export { isSlug, slugify, slugPattern } from './slug/slug';
export {
  isNewInStock,
  isSoldPageShown,
  newForDays,
  nextClockCrossing,
  soldGoneDays,
  soldState,
} from './sold-vehicle/sold-vehicle';
export { isAvailable, isElectricOrHybrid, isPurchasable, isReservable } from './vehicle/availability';
export { commentsLimit, pendingComments, type ShownComments, truncate, truncateComments } from './vehicle/comments';
export {
  type CaravanSpecification,
  caravanSpecificationSchema,
  type FinanceLender,
  financeLenderSchema,
  hotspotPositionSchema,
  hotspotSchema,
  type Variant,
  type Vehicle,
  type VehicleImage,
  variantSchema,
  vehicleImageSchema,
  vehicleSchema,
} from './vehicle/vehicle';
export {
  reservedVehicleSlugs,
  type VehicleIdentity,
  vehicleName,
  vehiclePath,
  vehicleSlug,
  vehicleSubtitle,
} from './vehicle/vehicle-name';
export { type VehicleSettings, type VehicleSettingsInput, vehicleSettingsSchema } from './vehicle/vehicle-settings';
export {
  type AustralianState,
  australianStates,
  type BodyType,
  bodyTypes,
  type CarType,
  carTypes,
  type ItemType,
  itemTypes,
  type PriceType,
  priceTypes,
  simpleDrives,
  simpleFuels,
  simpleTransmissions,
  type VehicleStatus,
  vehicleStatuses,
} from './vehicle/vocabulary';
export {
  carTypeSchema,
  itemTypeSchema,
  priceTypeSchema,
  stateSchema,
  vehicleStatusSchema,
} from './vehicle/vocabulary-schemas';
export { carTypeLabel, itemTypeLabels, priceTypeLabels, soldSentence, statusLabels } from './vehicle/wording';
export {
  canCompare,
  type SiteCapabilities,
  type VehicleControl,
  type VehicleControlKind,
  vehicleControls,
} from './vehicle-controls/vehicle-controls';
export { isPlaceholderImage, primaryImage, thumbnailsAbove, vehicleImages } from './vehicle-images/vehicle-images';
export {
  belowMarketFrom,
  formatDollars,
  highestHiddenPrice,
  isShownAmount,
  type ShownPrice,
  shownPrice,
} from './vehicle-price/shown-price';
export { feetToMetres, formatFeet, metresPerFoot } from './vehicle-specifications/feet';
export {
  engineSummary,
  keyFacts,
  keyFactsLimit,
  type SpecificationContext,
  type SpecificationGroup,
  type SpecificationRow,
  specificationRows,
} from './vehicle-specifications/specification-rows';
export { isRegoCurrent, monthAndYear } from './vehicle-specifications/vehicle-dates';
export { showsCertifiedLogo, type VehicleTag, type VehicleTagKind, vehicleTag } from './vehicle-tag/vehicle-tag';
