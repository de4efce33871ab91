import { formatRate } from '../disclosure';
import { feeTotals, loanFees } from '../fees/fees';
import type { FinanceSettings } from '../finance-settings';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import { comparisonRate } from './comparison-rate';

/** The loan that a comparison rate is an example of (FIN-09): AUD dollars, years. */
export const comparisonExample = { amount: 30_000, termYears: 5, wording: '5-year secured $30,000 loan' } as const;

/** A dealer's comparison rate of the example loan, in per cent a year. */
export interface ExampleRate {
  readonly interestRate: number;
  readonly comparisonRate: number;
  /** `Comparison rate 10.45% p.a. based on a 5-year secured $30,000 loan.`, or the range of a lender that shows one. */
  readonly wording: string;
}

/**
 * The comparison rate of a 5-year secured $30,000 loan at the dealer's rate and fees (FIN-09); a lender that advertises
 * a range is worded with it. Null when fees eat all of the loan.
 */
export const exampleComparisonRate = (provider: FinanceProvider, settings: FinanceSettings): ExampleRate | null => {
  const { frequency, comparisonRange: range } = lenderTerms(provider, settings);
  const { amount, termYears, wording } = comparisonExample;
  const annualRatePercent = settings.interestRate;
  const fees = feeTotals(loanFees(provider, settings), termYears);
  const rate = comparisonRate({ amount, termYears, annualRatePercent, frequency, ...fees });
  if (rate === null) return null;
  const shown =
    range === null
      ? `Comparison rate ${formatRate(rate)}`
      : `Comparison rates ${formatRateRange(range.min, range.max)}`;
  return { interestRate: annualRatePercent, comparisonRate: rate, wording: `${shown} based on a ${wording}.` };
};

const formatRateRange = (min: number, max: number): string =>
  `${formatRate(min).replace(' p.a.', '')} to ${formatRate(max)}`;
