import { formatNumber } from '@forecourt/domain/numbers';
import type { SearchCriteria } from '../criteria/search-criteria';
import type { BudgetSettings, PresetRange } from './budget-settings';

/** Repayments a year by period (BUDG-01). */
const budgetPeriods = { weekly: 52, monthly: 12 } as const;
/** How often a repayment falls due. */
export type BudgetPeriod = keyof typeof budgetPeriods;

/** What a shopper can pay: AUD dollars a period, and AUD dollars at once. */
export interface Budget {
  readonly repayment: number;
  readonly deposit: number;
  readonly period: BudgetPeriod;
}

/** Years that a budget is paid over (BUDG-01). */
const budgetYears = 5;
/** Largest amount that a budget field takes, in AUD dollars (BUDG-01). */
const mostBudget = 1_000_000;
/** Dollars between two positions of a budget slider (SRCH-07). */
export const budgetSliderStep = 500;
/** A budget search finds vehicles above this price only, in AUD dollars (BUDG-01). */
export const budgetPriceAbove = 1000;

/** An amount as a budget field holds it: from 0 to 1,000,000, and 0 for what is no number (BUDG-01). */
export const clampBudget = (amount: number): number =>
  Number.isNaN(amount) ? 0 : Math.min(mostBudget, Math.max(0, amount));

/** What the finder starts with: the site's repayment of the period, and its deposit (BUDG-01). */
export const startingBudget = (
  settings: Pick<BudgetSettings, 'period' | 'monthly' | 'weekly' | 'deposit'>,
  period: BudgetPeriod = settings.period,
): Budget => ({ repayment: settings[period], deposit: settings.deposit, period });

/** The price a budget reaches: repayment x (12 or 52) x 5 + deposit, in AUD dollars (BUDG-01). */
export const budgetPrice = ({ repayment, deposit, period }: Budget): number =>
  Math.round((clampBudget(repayment) * budgetPeriods[period] * budgetYears + clampBudget(deposit)) * 100) / 100;

/** The filter of the search that counts what a price reaches: above 1,000, up to the price (BUDG-01). */
export const budgetFilter = (price: number): string => `price > ${budgetPriceAbove} AND price <= ${price}`;

/** The search of what a price reaches, in whole dollars, for a link to it. Null when that is nothing. */
export const budgetCriteria = (price: number): SearchCriteria | null => {
  const max = Math.floor(price);
  return max > budgetPriceAbove ? { price: { min: budgetPriceAbove + 1, max } } : null;
};

/** The search button of the finder, as plain data. */
export interface BudgetFound {
  readonly label: string;
  readonly disabled: boolean;
  /** What stands beside a button that is disabled. */
  readonly note: string | null;
}

/**
 * What the finder says of a price (BUDG-02). `minPrice` and `count` are of the results of `budgetFilter` without and
 * with its upper end: the lowest price there is (null for none), and how many the price reaches. `type` is one of what
 * is searched for, in the site's words: `car`, `Pre-Owned car` (SITE-05).
 */
export const budgetFound = (price: number, minPrice: number | null, count: number, type: string): BudgetFound => {
  if (minPrice === null || price < minPrice) {
    return { label: `0 ${type}s Found`, disabled: true, note: `No ${type}s found for this budget` };
  }
  return { label: `${formatNumber(count)} ${type}${count === 1 ? '' : 's'} Found`, disabled: false, note: null };
};

/** The amounts to choose from: dollars of a money field, kilometres of a kms field (BUDG-03). */
export const presetAmounts = ({ from, to, step }: PresetRange): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
