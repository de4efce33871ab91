export {
  type AlertChannel,
  type AlertFrequency,
  type AlertSubject,
  alertChannelNames,
  alertChannels,
  alertConsentWords,
  alertFrequencies,
  alertFrequencyNames,
  alertPromises,
  alertPurposes,
} from './alerts';
export { maskedPhone } from './masked-phone';
export {
  type Favourite,
  favouriteSchema,
  type User,
  userSchema,
  type ViewedVehicle,
  viewedVehicleSchema,
  type WatchlistItem,
  watchlistItemSchema,
} from './shopper';
export { readTimeZone, shopperTimeZones, timeZoneName } from './time-zones';
export { type ViewedVehicleSettings, viewedVehicleSettingsSchema } from './viewed-vehicle-settings';
export { readViewed, rememberViewed } from './viewed-vehicles';
