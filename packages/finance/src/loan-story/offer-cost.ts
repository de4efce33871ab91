import { addMoney, dollarsOf, moneyFromDollars, multiplyMoney } from '@forecourt/domain/money';
import { comparisonRate } from '../comparison-rate/comparison-rate';
import type { Rounding } from '../repayment/decimal';
import type { Frequency } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { isShownRepayment } from '../repayment/shown-repayment';

/** An offer as a shopper has it in writing. Money in AUD dollars, the rate in per cent a year, the term in years. */
export interface LoanOffer {
  readonly interest: number;
  readonly term: number;
  readonly residual: number;
  readonly feesUpfront: number;
  readonly feesMonthly: number;
}

/** What an offer costs. Money in AUD dollars. */
export interface OfferCost {
  readonly repayment: number;
  readonly comparisonRate: number;
  /** All repayments, fees and the final payment, to the cent. */
  readonly total: number;
}

/** What is borrowed, and how it is repaid: the same for offers that are compared. */
export interface OfferedLoan {
  /** Price less deposit and trade-in. */
  readonly borrowed: number;
  readonly frequency: Frequency;
  readonly rounding: Rounding;
}

/**
 * What one offer costs (FIN-01, FIN-12), fees paid at the start and each month counted. Null where the repayment is too
 * small to be shown (FIN-05), or fees eat what is borrowed.
 */
export const offerCost = (offer: LoanOffer, { borrowed, frequency, rounding }: OfferedLoan): OfferCost | null => {
  const { interest, term, residual, feesUpfront, feesMonthly } = offer;
  const loan = { amount: borrowed, residual, annualRatePercent: interest, termYears: term, frequency };
  const cost = repayment({ ...loan, rounding });
  const rate = comparisonRate({ ...loan, feesUpfront, feesMonthly, repayment: cost.repayment });
  if (rate === null || !isShownRepayment(cost.repayment)) return null;
  const monthly = multiplyMoney(moneyFromDollars(feesMonthly, 'half-up'), Math.round(term * 12), 'exact');
  const fees = addMoney(monthly, moneyFromDollars(feesUpfront, 'half-up'));
  return {
    repayment: cost.repayment,
    comparisonRate: rate,
    total: dollarsOf(addMoney(moneyFromDollars(cost.totalRepayments, 'half-up'), fees)),
  };
};
