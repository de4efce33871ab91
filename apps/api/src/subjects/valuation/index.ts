export { marketAverages } from './market-averages';
export { type MarketValue, ValuationFault, type ValuationPort, type ValuedVehicle } from './valuation';
export { valuationFor } from './valuation-module';
export { valuationSettings } from './valuation-settings';
