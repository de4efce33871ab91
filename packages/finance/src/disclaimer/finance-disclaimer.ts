import { truncate } from '@forecourt/domain/vehicle';
import { exampleComparisonRate } from '../comparison-rate/comparison-example';
import { comparisonRateWarning } from '../disclosure';
import { eligibleLender } from '../lenders/eligibility';
import type { FinanceProvider } from '../lenders/lenders';
import type { Frequency } from '../repayment/frequency';
import { type WeeklyEstimateInput, weeklyEstimate } from '../weekly-estimate/weekly-estimate';

/** Characters of a finance disclaimer before it is unfolded (FIN-10). */
const disclaimerLimit = 197;

/** The words of the button that unfolds a disclaimer, and folds it again (FIN-10). */
export const disclaimerToggle = { more: 'Show More', less: 'Show Less' } as const;

/** A finance disclaimer as a page shows it. */
export interface ShownDisclaimer {
  readonly short: string;
  /** The full text when `short` was cut; null when `short` is complete. */
  readonly long: string | null;
}

/** A disclaimer folded at 197 characters (FIN-10); one that warns is never cut, since a warning must stand whole. */
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

/** The small print of a finance calculator. */
export interface CalculatorDisclaimer {
  /** What the figures are, the comparison rate of the example loan and the prescribed warning: never folded. */
  readonly terms: string;
  /** The lender's own words, folded; null where it has none, or may not be advertised with this vehicle. */
  readonly lender: ShownDisclaimer | null;
}

/** Sets the example loan apart from the one that is set: its comparison rate is another. */
const exampleLead = 'An example of the lender, for another loan than the one set here:';

/** What a calculator's small print is of; `frequency` is how often its first repayment falls due. */
export interface CalculatorDisclaimerInput extends WeeklyEstimateInput {
  readonly provider: FinanceProvider;
  readonly frequency: Frequency;
}

/**
 * The small print of a vehicle's finance calculator (FIN-09, FIN-10): what its figures are, the comparison rate of the
 * example loan and the comparison rate warning, all of it always in view, then the lender's own words where it may be
 * advertised with its figures.
 */
export const calculatorDisclaimer = ({
  vehicle,
  provider,
  now,
  settings,
  frequency,
}: CalculatorDisclaimerInput): CalculatorDisclaimer => {
  const own = eligibleLender(vehicle, provider, now, settings)?.disclaimer?.trim() ?? '';
  const example = exampleComparisonRate(provider, settings, frequency)?.wording;
  return {
    terms: [
      'Estimate only: the repayment is for the amount less any deposit and trade-in, with any final payment, over the term and at the rate that are set. Fees and charges are not in the repayment; they are in the total payable and the comparison rate. Credit is subject to approval; terms, conditions and lending criteria apply.',
      ...(example === undefined ? [] : [`${exampleLead} ${example}`]),
      comparisonRateWarning,
    ].join(' '),
    lender: own === '' ? null : foldDisclaimer(own),
  };
};
