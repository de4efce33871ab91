export { salesCounterRefresh, salesThisMonth } from './sales-counter';
export { type SalesCounterSettings, salesCounterSettingsSchema } from './sales-counter-settings';
