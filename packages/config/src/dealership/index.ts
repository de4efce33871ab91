export { type Dealership, dealershipSchema, type LeadDestination } from './dealership';
export { destinationsOf } from './lead-destinations';
