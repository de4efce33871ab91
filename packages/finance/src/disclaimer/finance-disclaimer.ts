import { truncate } from '@forecourt/domain';
import { exampleComparisonRate } from '../comparison-rate/comparison-example';
import { comparisonRateWarning } from '../disclosure';
import { eligibleLender } from '../lenders/eligibility';
import { type WeeklyEstimateInput, weeklyEstimate } from '../weekly-estimate/weekly-estimate';

/** Characters of a finance disclaimer before it is unfolded (FIN-10). */
export const disclaimerLimit = 197;

/** The words of the button that unfolds a disclaimer, and folds it again (FIN-10). */
export const disclaimerToggle = { more: 'Show More', less: 'Show Less' } as const;

/** A finance disclaimer as a page shows it. */
export interface ShownDisclaimer {
  readonly short: string;
  /** All of it, when `short` was cut; null when `short` is all. */
  readonly long: string | null;
}

/** A disclaimer folded at 197 characters (FIN-10). */
export const foldDisclaimer = (disclaimer: string): ShownDisclaimer => {
  const text = disclaimer.trim();
  const short = truncate(text, disclaimerLimit);
  return short === null ? { short: text, long: null } : { short, long: text };
};

/**
 * The finance disclaimer of one vehicle (FIN-10): what its weekly estimate is an example of, with the comparison rate
 * warning, then the lender's own words where it may be advertised with the lender's figures. Null when it has neither.
 */
export const financeDisclaimer = (input: WeeklyEstimateInput): string | null => {
  const { vehicle, provider, now, settings } = input;
  const lender = provider === null ? null : eligibleLender(vehicle, provider, now, settings);
  const parts = [weeklyEstimate(input)?.disclosure, lender?.disclaimer?.trim()].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' ');
};

/**
 * The small print of a vehicle's finance calculator (FIN-09, FIN-10): what its figures are, the comparison rate of the
 * example loan, the comparison rate warning, then the lender's own words where it may be advertised with its figures.
 */
export const calculatorDisclaimer = ({
  vehicle,
  provider,
  now,
  settings,
}: WeeklyEstimateInput & { readonly provider: NonNullable<WeeklyEstimateInput['provider']> }): string =>
  [
    'Estimate only: the repayment is for the amount, deposit, term and rate that are set. Fees and charges are not in the repayment; they are in the total payable and the comparison rate. Credit is subject to approval; terms, conditions and lending criteria apply.',
    exampleComparisonRate(provider, settings)?.wording,
    comparisonRateWarning,
    eligibleLender(vehicle, provider, now, settings)?.disclaimer?.trim(),
  ]
    .filter(Boolean)
    .join(' ');
