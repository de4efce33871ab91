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
export { type ViewedVehicleSettings, viewedVehicleSettingsSchema } from './viewed-vehicle-settings';
export { readViewed, rememberViewed } from './viewed-vehicles';
