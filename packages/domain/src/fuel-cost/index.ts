export { fuelConsumption, fuelCost } from './fuel-cost';
export { fuelSettingsSchema } from './fuel-settings';
