import { formatRate } from '../disclosure';
import { feeTotals, loanFees } from '../fees/fees';
import type { FinanceSettings } from '../finance-settings';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import type { Frequency } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { comparisonRate } from './comparison-rate';

/** The loan that a comparison rate is an example of (FIN-09): AUD dollars, years. */
export const comparisonExample = { amount: 30_000, termYears: 5, wording: '5-year secured $30,000 loan' } as const;

/** A dealer's comparison rate of the example loan, in per cent a year. */
export interface ExampleRate {
  readonly interestRate: number;
  readonly comparisonRate: number;
  /** What the rate is based on: `5-year secured $30,000 loan, repaid weekly`. */
  readonly basis: string;
  /**
   * `Comparison rate 10.45% p.a. based on a 5-year secured $30,000 loan, repaid weekly.`, or the range of a lender that
   * shows one, which it gives without a period.
   */
  readonly wording: string;
}

/**
 * The comparison rate of a 5-year secured $30,000 loan at the dealer's rate and fees (FIN-09), whatever term the dealer
 * starts from: the one that the calculator shows for it, repaid as often. A lender that advertises a range is worded
 * with it. Null when fees eat all of the loan.
 */
export const exampleComparisonRate = (
  provider: FinanceProvider,
  settings: FinanceSettings,
  frequency: Frequency,
): ExampleRate | null => {
  const { rounding, comparisonRange: range } = lenderTerms(provider, settings);
  const { amount, termYears, wording } = comparisonExample;
  const annualRatePercent = settings.interestRate;
  const fees = feeTotals(loanFees(provider, settings), termYears);
  const loan = { amount, termYears, annualRatePercent, frequency };
  const rate = comparisonRate({ ...loan, ...fees, repayment: repayment({ ...loan, rounding }).repayment });
  if (rate === null) return null;
  const basis = `${wording}, repaid ${frequency}`;
  const shown =
    range === null
      ? `Comparison rate ${formatRate(rate)} based on a ${basis}.`
      : `Comparison rates ${formatRateRange(range.min, range.max)} based on a ${wording}.`;
  return { interestRate: annualRatePercent, comparisonRate: rate, basis, wording: shown };
};

const formatRateRange = (min: number, max: number): string =>
  `${formatRate(min).replace(' p.a.', '')} to ${formatRate(max)}`;
