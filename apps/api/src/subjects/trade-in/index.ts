export { type LeadValuation, lapsedOffer, readValuation, valuationLines } from './lead-valuation';
export { type ValuationTokens, valuationTokens } from './valuation-token';
