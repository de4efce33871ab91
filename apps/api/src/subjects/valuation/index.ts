export { marketAverages } from './market-averages';
export { type MarketValue, ValuationFault, type ValuationPort, type ValuedVehicle } from './valuation';
export { valuationFor } from './valuation-for';
export { valuationSettings } from './valuation-settings';
