export { type Affordability, affordability, careful } from './affordability/affordability';
export {
  type Bounds,
  type CalculatorBounds,
  type CalculatorFor,
  calculatorBounds,
  defaultAmount,
  fitInputs,
  fitToBounds,
  showsCalculator,
  standardAmount,
  startFrequency,
} from './calculator/bounds';
export { type CalculateWith, type Calculation, type CalculatorInputs, calculate } from './calculator/calculate';
export {
  readSharedCalculator,
  type SharedCalculatorEntry,
  sharedCalculatorBounds,
} from './calculator/shared-calculator';
export { comparisonExample, type ExampleRate, exampleComparisonRate } from './comparison-rate/comparison-example';
export { type CreditContract, comparisonRate, exactComparisonRate } from './comparison-rate/comparison-rate';
export { type ApplicationSettings, type CreditBasis, type CreditSettings, creditBases } from './credit/credit-settings';
export { creditConsent, creditLine, noApproval } from './credit/credit-words';
export {
  type CalculatorDisclaimer,
  calculatorDisclaimer,
  disclaimerToggle,
  financeDisclaimer,
  foldDisclaimer,
  type ShownDisclaimer,
} from './disclaimer/finance-disclaimer';
export { comparisonRateWarning, estimateDisclosure, formatRate, ratesLine, repaymentLine } from './disclosure';
export { type FeeTotals, feeTotals, type LoanFee, loanFees } from './fees/fees';
export {
  type FinanceSettings,
  type FinanceSettingsInput,
  financeSettingsSchema,
} from './finance-settings';
export { type EligibleLender, eligibleLender, refusedYear } from './lenders/eligibility';
export { financeProviderSchema } from './lenders/finance-provider-schema';
export { type LenderOffer, lenderOffer } from './lenders/lender-offer';
export { lenderTerms } from './lenders/lender-terms';
export { type FinanceProvider, financeProviders, type Lender, lenders } from './lenders/lenders';
export { type LoanYear, loanYears } from './loan-story/loan-years';
export { type LoanOffer, type OfferCost, type OfferedLoan, offerCost } from './loan-story/offer-cost';
export { type TermCost, termCosts } from './loan-story/term-costs';
export { financeQuote, isOwnQuote, quoteSentence } from './quote/finance-quote';
export { type FinanceQuote, financeQuoteSchema } from './quote/finance-quote-schema';
export type { Rounding } from './repayment/decimal';
export { type Frequency, frequencies } from './repayment/frequency';
export { type Loan, LoanError, paymentCount, type Repayment, repayment } from './repayment/repayment';
export { enquireForFinance, isShownRepayment } from './repayment/shown-repayment';
export { type WeeklyEstimate, type WeeklyEstimateInput, weeklyEstimate } from './weekly-estimate/weekly-estimate';
