import { isPurchasable, isShownAmount, type Vehicle } from '@forecourt/domain';
import { comparisonRate } from '../comparison-rate/comparison-rate';
import { estimateDisclosure } from '../disclosure';
import { feeTotals, loanFees } from '../fees/fees';
import type { FinanceSettings } from '../finance-settings';
import { eligibleLender } from '../lenders/eligibility';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import { Money, roundMoney } from '../repayment/money';
import { repayment } from '../repayment/repayment';
import { isShownRepayment } from '../repayment/shown-repayment';

/** A weekly repayment and all that the law wants beside it. Money in AUD dollars, rates in per cent a year. */
export interface WeeklyEstimate {
  readonly repayment: number;
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly termYears: number;
  readonly deposit: number;
  /** What the repayment is an example of, with the comparison rate warning. */
  readonly disclosure: string;
  /** Whose figures they are. */
  readonly source: 'lender' | 'dealer';
}

/** What a weekly estimate is made of. `now` decides the model years that a lender accepts. */
export interface WeeklyEstimateInput {
  readonly vehicle: Pick<Vehicle, 'make' | 'year' | 'price' | 'status' | 'sold' | 'reserved' | 'finance_lenders'>;
  readonly settings: FinanceSettings;
  /** Null: the site shows no finance. */
  readonly provider: FinanceProvider | null;
  readonly now: Date;
}

/**
 * The one weekly estimate of a vehicle, the same on card, page and filter (FIN-13): the lender's own weekly payment
 * when the vehicle is eligible and it has one, else the dealer's default figures on the shown price. Null without a
 * provider or a shown price, for a vehicle that is sold or held for another buyer, and at 25 or less.
 */
export const weeklyEstimate = ({ vehicle, settings, provider, now }: WeeklyEstimateInput): WeeklyEstimate | null => {
  if (provider === null || !isPurchasable(vehicle) || !isShownAmount(vehicle.price)) return null;
  const lent = fromLender({ vehicle, settings, now }, provider);
  const figures = lent ?? fromDealer(vehicle.price, settings, provider);
  if (figures === null || !isShownRepayment(figures.repayment)) return null;
  return { ...figures, disclosure: estimateDisclosure({ ...figures, amount: vehicle.price }) };
};

/** The rates behind the dealer's own weekly estimates, of an example. Money in AUD dollars, rates in per cent a year. */
export interface EstimateRates extends Pick<WeeklyEstimate, 'interestRate' | 'comparisonRate' | 'termYears'> {
  readonly amount: number;
}

/** The amount for which comparison rates of car loans are given (National Credit Code regulations, over 5 years). */
const exampleAmount = 30_000;

/**
 * What must stand beside weekly repayments that are of no one vehicle, such as a filter's steps: the dealer's rate, and
 * its comparison rate on $30,000 over the dealer's term. Vehicles that a lender has quoted have rates of their own
 * (`weeklyEstimate`), which it does not tell. Null without a provider.
 */
export const estimateRates = (settings: FinanceSettings, provider: FinanceProvider | null): EstimateRates | null => {
  const figures = provider === null ? null : fromDealer(exampleAmount, { ...settings, depositAmount: 0 }, provider);
  if (figures === null) return null;
  const { interestRate, comparisonRate: comparison, termYears } = figures;
  return { amount: exampleAmount, interestRate, comparisonRate: comparison, termYears };
};

type Figures = Omit<WeeklyEstimate, 'disclosure'>;

const fromLender = (
  { vehicle, settings, now }: Omit<WeeklyEstimateInput, 'provider'>,
  provider: FinanceProvider,
): Figures | null => {
  const data = eligibleLender(vehicle, provider, now, settings);
  if (data === null || data.paymentWeek === null) return null;
  const termYears =
    data.termYears ??
    (data.termMonths === null ? null : data.termMonths / 12) ??
    (data.termWeeks === null ? null : Math.round(data.termWeeks / 5.2) / 10);
  if (termYears === null) return null;
  return {
    repayment: roundMoney(new Money(data.paymentWeek), lenderTerms(provider, settings).rounding).toNumber(),
    interestRate: data.interestRate,
    comparisonRate: data.comparisonRate,
    termYears,
    deposit: data.deposit ?? 0,
    source: 'lender',
  };
};

const fromDealer = (price: number, settings: FinanceSettings, provider: FinanceProvider): Figures | null => {
  const contract = {
    amount: price,
    deposit: settings.depositAmount,
    annualRatePercent: settings.interestRate,
    termYears: settings.termYears,
    frequency: 'weekly',
  } as const;
  const comparison = comparisonRate({ ...contract, ...feeTotals(loanFees(provider, settings), contract.termYears) });
  if (comparison === null) return null;
  return {
    repayment: repayment({ ...contract, rounding: lenderTerms(provider, settings).rounding }).repayment,
    interestRate: settings.interestRate,
    comparisonRate: comparison,
    termYears: settings.termYears,
    deposit: settings.depositAmount,
    source: 'dealer',
  };
};
