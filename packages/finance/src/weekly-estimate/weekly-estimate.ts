import { isPurchasable, type Vehicle } from '@forecourt/domain/vehicle';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { comparisonRate } from '../comparison-rate/comparison-rate';
import { estimateDisclosure } from '../disclosure';
import { feeTotals, loanFees } from '../fees/fees';
import type { FinanceSettings } from '../finance-settings';
import { eligibleLender } from '../lenders/eligibility';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import { Decimal, roundDecimal } from '../repayment/decimal';
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

type Figures = Omit<WeeklyEstimate, 'disclosure'>;

const fromLender = (
  { vehicle, settings, now }: Omit<WeeklyEstimateInput, 'provider'>,
  provider: FinanceProvider,
): Figures | null => {
  const data = eligibleLender(vehicle, provider, now, settings);
  if (data === null || data.paymentWeek === null || vehicle.price === null) return null;
  const termYears =
    data.termYears ??
    (data.termMonths === null ? null : data.termMonths / 12) ??
    (data.termWeeks === null ? null : Math.round(data.termWeeks / 5.2) / 10);
  if (termYears === null || termYears <= 0) return null;
  const shown = roundDecimal(new Decimal(data.paymentWeek), lenderTerms(provider, settings).rounding).toNumber();
  const deposit = data.deposit ?? 0;
  // A quote that is rounded up costs more than the lender reckoned, and so may one that leaves a charge out.
  const ofShown = comparisonRate({
    amount: vehicle.price,
    deposit,
    residual: data.balloon ?? 0,
    annualRatePercent: data.interestRate,
    termYears,
    frequency: 'weekly',
    feesUpfront: data.establishmentFees ?? 0,
    repayment: shown,
  });
  return {
    repayment: shown,
    interestRate: data.interestRate,
    comparisonRate: Math.max(data.comparisonRate, ofShown ?? 0),
    termYears,
    deposit,
    source: 'lender',
  };
};

const fromDealer = (price: number, settings: FinanceSettings, provider: FinanceProvider): Figures | null => {
  const { interestRate, termYears, depositAmount: deposit } = settings;
  const loan = { amount: price, deposit, annualRatePercent: interestRate, termYears, frequency: 'weekly' } as const;
  const { repayment: shown } = repayment({ ...loan, rounding: lenderTerms(provider, settings).rounding });
  const rate = comparisonRate({ ...loan, ...feeTotals(loanFees(provider, settings), termYears), repayment: shown });
  if (rate === null) return null;
  return { repayment: shown, interestRate, comparisonRate: rate, termYears, deposit, source: 'dealer' };
};
