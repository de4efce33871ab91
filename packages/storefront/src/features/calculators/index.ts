// What other features use of this one.
export { type VehicleCalculatorsView, vehicleCalculatorsView } from './vehicle-calculators-view';
export { dropQuote, useAskedQuote } from './vehicle-quote';
