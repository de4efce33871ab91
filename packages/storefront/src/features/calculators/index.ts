// What other features use of this one.
export { carryTradeIn } from './carried-trade-in';
export { type VehicleCalculatorsView, vehicleCalculatorsView } from './vehicle-calculators-view';
export { dropQuote, useAskedQuote } from './vehicle-quote';
