export { type Autogauge, autogaugeSchema } from './autogauge/autogauge';
export { gaugeFill, isGaugeEligible, type PriceGauge, priceGauge } from './autogauge/price-gauge';
export { readAutogauge } from './autogauge/read-autogauge';
export { type DeliveryEvent, type DeliveryState, deliveryReducer } from './delivery/delivery';
export { type DeliveryResult, deliveryResultSchema } from './delivery/delivery-result';
export { readDeliveryResult } from './delivery/read-delivery-result';
export { dismissalKey, isDismissed } from './dismissal/dismissal';
export { type Popup, popupSchema } from './dismissal/popup';
export { isPopupShown, type PopupRules } from './dismissal/popup-rule';
export { type Coordinates, distanceBetween } from './distance/distance';
export { type EnquiryDefaults, enquiryDefaults } from './enquiry/enquiry-defaults';
export { type EnquirySettings, enquiryFormSchema, enquiryRules, enquirySettingsSchema } from './enquiry/enquiry-form';
export type { AdfPlace, EnquiryField, FieldInput } from './enquiry/fields/enquiry-field';
export {
  type EnquiryColumn,
  type EnquiryFieldName,
  enquiryField,
  enquiryFieldNames,
  enquiryFields,
} from './enquiry/fields/enquiry-fields';
export { type EnquiryUserData, enquiryUserDataSchema } from './enquiry/fields/field-schemas';
export { withoutFields } from './enquiry/fields/without-fields';
export { type EnquiryRules, type FormField, formFields } from './enquiry/form-fields';
export { generalSubjects, hiddenField, messageLength, termsNotice } from './enquiry/form-words';
export type {
  EnquiryKind,
  EnquiryKindField,
  EnquiryKindWithForm,
  EnquiryStep,
  EnquirySuccess,
} from './enquiry/kinds/enquiry-kind';
export {
  type EnquiryCategory,
  enquiryCategories,
  enquiryKindOf,
  enquiryKinds,
  type FormCategory,
  formKindOf,
} from './enquiry/kinds/enquiry-kinds';
export { leadReference } from './enquiry/lead-reference';
export { type Consent, consentOf, currentOptIn, optInWordings } from './enquiry/opt-in';
export { type NextStep, nextStep, rulesUpToStep, stepOfField } from './enquiry/steps';
export {
  type ErrorCode,
  type ErrorEntry,
  type ErrorHandling,
  errorCatalogue,
  errorMessage,
} from './error-catalogue/error-catalogue';
export { fuelConsumption, fuelCost } from './fuel-cost/fuel-cost';
export { type FuelSettings, fuelSettingsSchema } from './fuel-cost/fuel-settings';
export { adfValueOf, columnsOf, enquiryColumns, erasedUserData, mailLinesOf } from './lead/given-values';
export { type LeadOutcome, leadOutcome } from './lead/lead-outcome';
export {
  enquiryCategorySchema,
  type KnownVehicle,
  type LeadSubmission,
  type LeadSubmissionInput,
  leadAttributesSchema,
  leadSubmissionSchema,
} from './lead/lead-submission';
export {
  type Address,
  type Location,
  type LocationType,
  locationSchema,
  type OpeningHours,
  type SpecialHours,
} from './location/location';
export {
  addressLine,
  filterLocations,
  isStockedAt,
  type LocationFilter,
  locationPhone,
  locationSlug,
  maskPhone,
  vehicleAddressLine,
} from './location/location-rules';
export { findMake, type Make, makeBySlug, makes, makesOfKind } from './makes/makes';
export {
  type BrandKind,
  type DealerBrand,
  dealerBrandSchema,
  type Manufacturer,
  manufacturerSchema,
} from './makes/manufacturer';
export { formatNumber } from './numbers/format-number';
export { type Offer, offerSchema } from './offer/offer';
export {
  isOfferShown,
  offerDescription,
  offerDisclaimer,
  offerImage,
} from './offer/offer-rules';
export {
  type HoursRow,
  isOpenAt,
  type NextOpening,
  nextOpening,
  openingHoursTable,
  type SpecialHoursRow,
  upcomingSpecialHours,
} from './opening-hours/opening-hours';
export {
  calendarDateIn,
  instantOf,
  type LocalTime,
  localTime,
  stateTimeZone,
  stateTimeZones,
  yearIn,
} from './opening-hours/zone';
export { type PromoNode, promoNodeSchema } from './promo/promo-node';
export {
  type FieldCheck,
  type FieldChecks,
  isCount,
  isFigure,
  isFlag,
  isText,
  isWordOf,
  orNull,
  readFields,
} from './read-fields/read-fields';
export {
  averageRatingSchema,
  type Review,
  type ReviewSet,
  type ReviewSettings,
  reviewSchema,
  reviewSetSchema,
  reviewSettingsSchema,
} from './review/review';
export { reviewDay, shownReviews, starFills } from './review/review-rules';
export { type SafeHtml, safeHtmlSchema } from './safe-html/safe-html';
export {
  type SalesCounterSettings,
  salesCounterRefresh,
  salesCounterSettingsSchema,
  salesThisMonth,
} from './sales-counter/sales-counter';
export {
  type Favourite,
  favouriteSchema,
  type User,
  userSchema,
  type ViewedVehicle,
  viewedVehicleSchema,
  type WatchlistItem,
  watchlistItemSchema,
} from './shopper/shopper';
export { type ViewedVehicleSettings, viewedVehicleSettingsSchema } from './shopper/viewed-vehicle-settings';
export { readViewed, rememberViewed } from './shopper/viewed-vehicles';
export { bodyBySlug, bodyLabel, bodyLabels, bodySlug, simpleBody } from './simple-words/body';
export {
  type SimpleDrive,
  type SimpleFuel,
  type SimpleTransmission,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
} from './simple-words/fuel-drive-transmission';
export { isSlug, slugify } from './slug/slug';
export { slugSchema } from './slug/slug-schema';
export {
  isNewInStock,
  isSoldPageShown,
  newForDays,
  type SoldVehicle,
  soldGoneDays,
  soldState,
} from './sold-vehicle/sold-vehicle';
export { type Valuation, valuationSchema } from './valuation/valuation';
export { isAvailable, isElectricOrHybrid, isPurchasable, isReservable } from './vehicle/availability';
export { carChecks } from './vehicle/car-checks';
export { commentsLimit, type ShownComments, truncate, truncateComments } from './vehicle/comments';
export {
  type Car,
  type CaravanSpecification,
  carSchema,
  type FinanceLender,
  financeLenderSchema,
  type Variant,
  type Vehicle,
  type VehicleImage,
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
export {
  type VehicleSettings,
  type VehicleSettingsInput,
  vehicleSettingsSchema,
} from './vehicle/vehicle-settings';
export {
  type AustralianState,
  australianStates,
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
} from './vehicle/vocabulary';
export {
  carTypeSchema,
  itemTypeSchema,
  priceTypeSchema,
  stateSchema,
  vehicleStatusSchema,
} from './vehicle/vocabulary-schemas';
export { carTypeLabel, itemTypeLabels, priceTypeLabels, soldSentence } from './vehicle/wording';
export {
  type ControlledVehicle,
  type ControlPlace,
  type ControlSettings,
  canCompare,
  controlledVehicle,
  reserveAmount,
  type SiteCapabilities,
  type VehicleControl,
  type VehicleControlKind,
  vehicleCapabilities,
  vehicleControls,
} from './vehicle-controls/vehicle-controls';
export { isPlaceholderImage, primaryImage, vehicleImages } from './vehicle-images/vehicle-images';
export {
  belowMarket,
  formatDollars,
  highestHiddenPrice,
  isShownAmount,
  type ShownPrice,
  shownPrice,
} from './vehicle-price/shown-price';
export { shownPriceSchema } from './vehicle-price/shown-price-schema';
export {
  engineSummary,
  keyFacts,
  type SpecificationContext,
  type SpecificationGroup,
  type SpecificationRow,
  specificationRows,
} from './vehicle-specifications/specification-rows';
export { isRegoCurrent } from './vehicle-specifications/vehicle-dates';
export { announcedBadge } from './vehicle-tag/announced-badge';
export { showsCertifiedLogo, type VehicleTag, type VehicleTagKind, vehicleTag } from './vehicle-tag/vehicle-tag';
