import type { ApplicationBudget } from '@forecourt/domain/application-answers';
import { repayment } from '../repayment/repayment';

/** What a loan would leave of a budget, reckoned on the careful side. Dollars a month. */
export interface Affordability {
  /** Pay, and that share of other income which counts. */
  readonly income: number;
  /** Spending, at least what living costs; debts; and what full credit cards would take. */
  readonly outgoings: number;
  /** Of the loan, at a rate so many points above today's. */
  readonly repayment: number;
  readonly left: number;
  /** `short`: less than nothing is left. `tight`: less than a tenth of the income. */
  readonly verdict: 'fits' | 'tight' | 'short';
}

/**
 * How careful the reckoning is. Other income counts for four fifths, and cards as if they were full: both are usual with
 * lenders. The rate stands three points above today's, as APRA asks of banks for home loans (letter of October 2021).
 */
export const careful = {
  otherIncomeShare: 0.8,
  cardShare: 0.038,
  ratePoints: 3,
  tightShare: 0.1,
  /** Dollars a month that living costs at least, and each person who depends on the income; a figure of our own. */
  leastSpending: 1500,
  leastForDependant: 500,
} as const;

/**
 * What a loan would leave of a budget: a hint for whoever asks, no assessment. Living counts for what was typed, and no
 * less than a figure of ours; a lender takes at least its own.
 * @param annualRatePercent today's rate
 */
export const affordability = (budget: ApplicationBudget, annualRatePercent: number): Affordability => {
  const { amount, termYears } = budget;
  const income = budget.pay + budget.otherIncome * careful.otherIncomeShare;
  const living = Math.max(budget.spending, careful.leastSpending + budget.dependants * careful.leastForDependant);
  const outgoings = living + budget.debts + budget.cardLimits * careful.cardShare;
  const { repayment: paid } = repayment({
    amount,
    annualRatePercent: annualRatePercent + careful.ratePoints,
    termYears,
    frequency: 'monthly',
  });
  const left = income - outgoings - paid;
  return {
    income,
    outgoings,
    repayment: paid,
    left,
    verdict: left < 0 ? 'short' : left < income * careful.tightShare ? 'tight' : 'fits',
  };
};
