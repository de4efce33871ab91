export { salesCounterRefresh, salesCounterSettingsSchema, salesThisMonth } from './sales-counter';
