import { dollarsOf, moneyFromDollars, subtractMoney } from '@forecourt/domain/money';
import type { CalculatorBounds } from '../calculator/bounds';
import { type CalculateWith, type Calculation, type CalculatorInputs, calculate } from '../calculator/calculate';

/** What the same loan costs over another term. Money in AUD dollars. */
export interface TermCost extends Calculation {
  readonly repayment: number;
  readonly comparisonRate: number;
  readonly total: number;
  /** Paid more in all than over the chosen term; below 0 where it is less. */
  readonly more: number;
  readonly isChosen: boolean;
}

const known = (cost: Calculation): cost is Calculation & { repayment: number; comparisonRate: number; total: number } =>
  cost.repayment !== null && cost.comparisonRate !== null && cost.total !== null;

/**
 * The same loan over each whole year that may be chosen, and over the chosen term, by rising term. Empty where the
 * chosen one has no figures to compare with.
 */
export const termCosts = (
  inputs: CalculatorInputs,
  terms: Pick<CalculatorBounds['term'], 'choices'>,
  rules: CalculateWith,
): readonly TermCost[] => {
  const chosen = calculate(inputs, rules);
  if (!known(chosen)) return [];
  const paid = moneyFromDollars(chosen.total);
  const years = new Set([...(terms.choices ?? []).filter(Number.isInteger), inputs.term]);
  return [...years]
    .sort((one, other) => one - other)
    .flatMap((term) => {
      const cost = calculate({ ...inputs, term }, rules);
      return known(cost)
        ? [
            {
              ...cost,
              more: dollarsOf(subtractMoney(moneyFromDollars(cost.total), paid)),
              isChosen: term === inputs.term,
            },
          ]
        : [];
    });
};
