export { salesCounterRefresh, salesCounterSettingsSchema, salesThisMonth } from './sales-counter';
export type { SalesCounterSettings } from './sales-counter-settings';
