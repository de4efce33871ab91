export { type ExtraForSale, type OrderSettings, orderSettingsSchema } from './order-settings';
export { type OrderFault, orderStepFaults, orderStepSchema } from './order-step-schema';
