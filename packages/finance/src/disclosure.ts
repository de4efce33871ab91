import { formatPercent } from '@forecourt/domain/numbers';
import { formatDollars } from '@forecourt/domain/vehicle-price';

/**
 * The warning that must stand with a comparison rate (National Consumer Credit Protection Regulations, comparison
 * rate warning).
 */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** A rate as a shopper reads it: `9.95% p.a.` */
export const formatRate = (percentAYear: number): string => `${formatPercent(percentAYear)} p.a.`;

/**
 * A rate with its comparison rate as one text, per cent a year, so that one stands nowhere without the other and both are of
 * one size (National Credit Code, s 164): `5.99% p.a., comparison rate 7.10% p.a.`
 */
export const ratesLine = (rate: { readonly interest: number; readonly comparison: number }): string =>
  `${formatRate(rate.interest)}, comparison rate ${formatRate(rate.comparison)}`;

/** A repayment in one line with its rates, for where it stands alone: `$120 a week, 9.95% p.a., comparison rate 10.02% p.a.` */
export const repaymentLine = (estimate: {
  readonly repayment: number;
  readonly interestRate: number;
  readonly comparisonRate: number;
}): string =>
  `${formatDollars(estimate.repayment)} a week, ${formatRate(estimate.interestRate)}, comparison rate ${formatRate(estimate.comparisonRate)}`;

/** What a weekly repayment is an example of, and the comparison rate warning. Money in AUD dollars, rates in per cent a year. */
export const estimateDisclosure = (example: {
  readonly amount: number;
  readonly deposit: number;
  readonly repayment: number;
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly termYears: number;
}): string => {
  const deposit = example.deposit > 0 ? ` less a deposit of ${formatDollars(example.deposit)}` : ' with no deposit';
  const term = `${example.termYears} ${example.termYears === 1 ? 'year' : 'years'}`;
  return [
    `Estimate only: ${formatDollars(example.repayment)} a week for ${term} on a price of ${formatDollars(example.amount)}${deposit}, at ${formatRate(example.interestRate)} (comparison rate ${formatRate(example.comparisonRate)}).`,
    'Fees and charges are not in the repayment. Credit is subject to approval; terms, conditions and lending criteria apply.',
    comparisonRateWarning,
  ].join(' ');
};
