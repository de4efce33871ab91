export { type Dealership, dealershipSchema, type LeadDestination } from './dealership';
export { type EventName, type EventWebhook, eventNames } from './event-webhooks';
export { destinationsOf } from './lead-destinations';
