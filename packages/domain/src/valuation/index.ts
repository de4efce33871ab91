export { type Valuation, valuationSchema } from './valuation';
