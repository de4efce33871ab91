export { type CreditContract, comparisonRate, exactComparisonRate } from './comparison-rate/comparison-rate';
export { comparisonRateWarning, estimateDisclosure, formatRate, repaymentLine } from './disclosure';
export {
  type FinanceSettings,
  type FinanceSettingsInput,
  financeProviderSchema,
  financeSettingsSchema,
} from './finance-settings';
export { eligibleLender, excludedMakes } from './lenders/eligibility';
export { type FinanceProvider, financeProviders, type Lender, lenders } from './lenders/lenders';
export { type Frequency, frequencies } from './repayment/frequency';
export type { Rounding } from './repayment/money';
export { type Loan, LoanError, paymentCount, type Repayment, repayment } from './repayment/repayment';
export {
  highestHiddenRepayment,
  type WeeklyEstimate,
  type WeeklyEstimateInput,
  weeklyEstimate,
} from './weekly-estimate/weekly-estimate';
