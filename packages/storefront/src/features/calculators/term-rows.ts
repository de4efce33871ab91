import { formatDollars } from '@forecourt/domain/vehicle-price';
import { type CalculateWith, type CalculatorInputs, formatRate, frequencies, termCosts } from '@forecourt/finance';
import { sharedWords as words } from './shared-words';

const yearsOf = (term: number): string => `${term} ${term === 1 ? 'year' : 'years'}`;

const against = (more: number): string =>
  more === 0 ? 'The same' : `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;

/** What the loan costs over each term, as rows of a table: a repayment never stands without its rates. */
export const termRows = (
  inputs: CalculatorInputs,
  terms: Parameters<typeof termCosts>[1],
  rules: CalculateWith,
): readonly { readonly label: string; readonly values: readonly string[] }[] =>
  termCosts(inputs, terms, rules).map(
    ({ term, repayment, frequency, interest, comparisonRate, total, more, isChosen }) => ({
      label: yearsOf(term),
      values: [
        `${formatDollars(repayment)} a ${frequencies[frequency].period}`,
        formatRate(interest),
        formatRate(comparisonRate),
        formatDollars(total),
        isChosen ? words.chosen : against(more),
      ],
    }),
  );
