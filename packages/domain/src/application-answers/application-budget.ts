import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  payTimes,
} from '../finance-application/application-fields';
import { figureOf } from '../finance-application/figure-of';

/** What the answers say of money, in AUD dollars a month unless named otherwise. */
export interface ApplicationBudget {
  readonly pay: number;
  readonly otherIncome: number;
  readonly spending: number;
  readonly debts: number;
  /** Limits of all credit cards, in dollars. */
  readonly cardLimits: number;
  /** People who depend on the income. */
  readonly dependants: number;
  /** What is to be borrowed, in dollars. */
  readonly amount: number;
  readonly termYears: number;
}

const isPayTime = (typed: string): typed is keyof typeof payTimes => Object.hasOwn(payTimes, typed);

/** Reads the money in the answers; null before pay, living costs and loan are answered. */
export const applicationBudget = (answers: ApplicationAnswers): ApplicationBudget | null => {
  const pay = figureOf(answers.pay);
  const amount = figureOf(answers.amount);
  const termYears = Number.parseInt(answers.term ?? '', 10);
  const every = answers.pay_every ?? '';
  if (pay === null || amount === null || figureOf(answers.household) === null) return null;
  if (!isPayTime(every) || !(termYears > 0)) return null;
  const sum = (...names: readonly ApplicationFieldName[]) =>
    names.reduce((total, name) => total + (figureOf(answers[name]) ?? 0), 0);
  return {
    pay: (pay * payTimes[every]) / 12,
    otherIncome: sum('other_income'),
    spending: sum('rent', 'household', 'transport', 'insurance', 'children', 'other_spending'),
    debts: sum('mortgage_month', 'loans_month'),
    cardLimits: sum('card_limits'),
    dependants: sum('dependants'),
    amount,
    termYears,
  };
};
