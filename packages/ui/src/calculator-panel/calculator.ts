import type { Repayment } from '../price/price';

/** How figures are written, which is the caller's. */
export type FigureFormats = {
  /** AUD dollars: `38990` as "$38,990". */
  readonly dollars: (amount: number) => string;
  /** A percentage: `8.49` as "8.49%". */
  readonly percent: (value: number) => string;
};

/** The figures of a calculator, in the order in which they stand. */
export const calculatorFigures = ['amount', 'deposit', 'tradeIn', 'residual', 'term', 'interest'] as const;
export type CalculatorFigure = (typeof calculatorFigures)[number];

export type CalculatorFrequency = 'weekly' | 'fortnightly' | 'monthly';

/** What a shopper has set. Money in AUD dollars, `term` in years, `interest` in per cent a year. */
export type CalculatorValues = Readonly<Record<CalculatorFigure, number>> & { readonly frequency: CalculatorFrequency };

/** The words of a calculator. */
export type CalculatorLabels = Readonly<Record<CalculatorFigure | CalculatorFrequency, string>> & {
  readonly frequency: string;
  readonly result: string;
  readonly total: string;
  /** Beside a rate that cannot be changed, for those who listen. */
  readonly locked: string;
};

/** What one figure may be. Same units as the figure. */
export type CalculatorBounds = {
  readonly min: number;
  readonly max: number;
  /** Distance of the values on the scale; `null` where every value between the ends may be typed. */
  readonly step: number | null;
  /** The only values there are, rising. */
  readonly choices?: readonly number[];
  /** What it starts from, also between two steps. */
  readonly initial: number;
  /** It stays at `initial`. */
  readonly locked?: boolean;
};

/** A fee that the total holds, AUD dollars. */
export type CalculatorFee = {
  readonly name: string;
  readonly amount: number;
  readonly charged: 'once' | 'monthly';
};

/** What the caller makes of the values. A repayment never comes without both of its rates. */
export type CalculatorAnswer =
  | {
      readonly kind: 'repayment';
      /** AUD dollars a period. */
      readonly repayment: number;
      /** Percent a year. */
      readonly interestRate: number;
      /** Percent a year. */
      readonly comparisonRate: number;
      /** Stands beside the repayment: `wk`, `fn`, `mo` (FIN-02). */
      readonly label: string;
      /** All repayments, fees and the final payment, AUD dollars. */
      readonly total: number;
      readonly fees: readonly CalculatorFee[];
      /** What the figure was worked out from, in a sentence: it stands where no script runs. */
      readonly basis?: string;
    }
  /** Words in place of a figure: "Enquire for Finance". */
  | {
      readonly kind: 'instead';
      readonly words: string;
      /** Why there is none, where that helps: "Your deposit covers the amount." */
      readonly why?: string;
    }
  /** An unusable figure, with the message about it. */
  | { readonly kind: 'invalid'; readonly figure: CalculatorFigure; readonly message: string };

const periods: Record<CalculatorFrequency, Repayment['period']> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** `weekly` as it follows an amount: "a week". */
export const periodOf = (frequency: CalculatorFrequency): Repayment['period'] => periods[frequency];

/** `5 years`, `1 year`, `4.5 years`. */
export const yearsInWords = (years: number): string =>
  `${years.toLocaleString('en-AU')} ${years === 1 ? 'year' : 'years'}`;

/** A figure held between its ends; the initial one for what is no number. */
export const heldToBounds = ({ min, max, initial }: CalculatorBounds, value: number): number =>
  Number.isNaN(value) ? initial : Math.min(max, Math.max(min, value));

/** Steps of the thumb where every value may be typed. */
const places = 250;

/** Distance of two places of the thumb: the bounds' own step, or an even part of the scale. */
export const thumbStep = ({ min, max, step }: CalculatorBounds): number => step ?? Math.max((max - min) / places, 0.01);

/** What a calculator starts from. */
export const startingValues = (
  bounds: Readonly<Record<CalculatorFigure, CalculatorBounds>>,
  frequency: CalculatorFrequency,
): CalculatorValues => ({
  amount: bounds.amount.initial,
  deposit: bounds.deposit.initial,
  tradeIn: bounds.tradeIn.initial,
  residual: bounds.residual.initial,
  term: bounds.term.initial,
  interest: bounds.interest.initial,
  frequency,
});
