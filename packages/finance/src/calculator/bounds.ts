import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import type { FinanceSettings } from '../finance-settings';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import { Decimal, multipleUp } from '../repayment/decimal';
import type { Frequency } from '../repayment/frequency';
import type { CalculatorInputs } from './calculate';

/** What one number of a calculator may be. Money in AUD dollars, rates in per cent a year, terms in years. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Distance of the values that may be chosen, counted from `min`; null for any value between the two. */
  readonly step: number | null;
  /** The only values that may be chosen, rising, where they are listed. */
  readonly choices?: readonly number[];
  /** What it starts from. It is exact, also between two steps: a dealer's own rate or a car's own price. */
  readonly initial: number;
  /** Whether it stays at `initial`. */
  readonly locked?: boolean;
}

/** What every number of a calculator may be. */
export type CalculatorBounds = Readonly<Record<keyof CalculatorInputs, Bounds>>;

/** What a calculator is made for. Price in AUD dollars; null or 10 and less where none is shown. */
export interface CalculatorFor {
  readonly price: number | null;
  readonly provider: FinanceProvider;
  readonly settings: FinanceSettings;
}

/** What is borrowed where there is no price to go by, in AUD dollars (FIN-06). */
export const standardAmount = 30_000;
const highestAmount = 100_000;
const amountStep = 500;
const highestExtra = 250_000;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Amount that the detail page's calculator starts from (FIN-06): 30,000, or the price by setting, 0 when none is shown. */
export const defaultAmount = (price: number | null, settings: Pick<FinanceSettings, 'defaultAmount'>): number => {
  if (settings.defaultAmount === 'standard') return standardAmount;
  return isShownAmount(price) ? price : 0;
};

/**
 * How often the calculator's first repayment falls due (FIN-02): as the dealer sets it, else as the weekly estimate
 * beside it, so that a page starts with one rate for one loan (FIN-12); where there is none, as the lender does.
 */
export const startFrequency = (
  provider: FinanceProvider,
  settings: FinanceSettings,
  hasWeeklyEstimate: boolean,
): Frequency => settings.frequency ?? (hasWeeklyEstimate ? 'weekly' : lenderTerms(provider, settings).frequency);

/** Whether a vehicle's page has a finance calculator (FIN-07): with a provider, an amount above 0, and not sold. */
export const showsCalculator = (
  vehicle: Pick<Vehicle, 'price' | 'status' | 'sold'>,
  provider: FinanceProvider | null,
  settings: Pick<FinanceSettings, 'defaultAmount'>,
): boolean => provider !== null && defaultAmount(vehicle.price, settings) > 0 && isAvailable(vehicle);

const termBounds = ({ min, max, step }: { min: number; max: number; step: number }, settings: FinanceSettings) => {
  const listed =
    settings.termChoices ?? Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  const choices = [...new Set(listed)].sort((one, other) => one - other);
  const initial = nearest(choices, settings.termYears);
  return { min: Math.min(...choices), max: Math.max(...choices), step, choices, initial };
};

/**
 * The bounds of the detail page's calculator (FIN-03, FIN-06): amount from 1,000 (5,000 by lender or setting) to
 * 100,000, or to a price above that, by setting to 105% of it, up to the next step of 500: every vehicle's own price can
 * be reached, to the step. Terms in half years; rates in halves from the lowest. It offers no deposit, trade-in or residual: those
 * stay at what the dealer sets.
 */
export const calculatorBounds = ({ price, provider, settings }: CalculatorFor): CalculatorBounds => {
  const { amountMin, interest, term } = lenderTerms(provider, settings);
  const asked = new Decimal(price ?? 0);
  const reach = settings.amountCap105 ? asked.times(1.05) : asked;
  const amountMax = asked.greaterThan(highestAmount) ? multipleUp(reach, amountStep) : highestAmount;
  const extra = { min: 0, max: highestExtra, step: null, initial: 0 };
  return {
    amount: {
      min: amountMin,
      max: amountMax,
      step: amountStep,
      initial: clamp(defaultAmount(price, settings), amountMin, amountMax),
    },
    deposit: { ...extra, initial: settings.depositAmount },
    tradeIn: extra,
    residual: extra,
    term: termBounds(term, settings),
    interest: {
      ...interest,
      initial: settings.interestLocked
        ? settings.interestRate
        : clamp(settings.interestRate, interest.min, interest.max),
      locked: settings.interestLocked,
    },
  };
};

const nearest = (choices: readonly number[], value: number): number =>
  choices.reduce((best, choice) => (Math.abs(choice - value) <= Math.abs(best - value) ? choice : best));

/**
 * The value nearest to what was entered that may be chosen (FIN-03, FIN-04). Between two it is the higher. What is no
 * number becomes the initial value, and so does everything where it is locked.
 */
export const fitToBounds = ({ min, max, step, choices, initial, locked }: Bounds, value: number): number => {
  if (locked === true || Number.isNaN(value) || value === initial) return initial;
  const inside = clamp(value, min, max);
  if (choices !== undefined) return nearest(choices, inside);
  if (step === null) return inside;
  // Decimal, or 5.99 and three steps of 0.5 would not be 7.49.
  const steps = new Decimal(inside).minus(min).dividedBy(step).toNumber();
  const last = new Decimal(max).minus(min).dividedBy(step).toNumber();
  return new Decimal(step)
    .times(Math.min(Math.round(steps), Math.floor(last)))
    .plus(min)
    .toNumber();
};

/** Every number of a calculator fitted to its bounds (FIN-03); what is left out starts at its initial value. */
export const fitInputs = (bounds: CalculatorBounds, entered: Partial<CalculatorInputs>): CalculatorInputs => {
  const fitted = (name: keyof CalculatorInputs) => fitToBounds(bounds[name], entered[name] ?? Number.NaN);
  return {
    amount: fitted('amount'),
    deposit: fitted('deposit'),
    tradeIn: fitted('tradeIn'),
    residual: fitted('residual'),
    term: fitted('term'),
    interest: fitted('interest'),
  };
};
