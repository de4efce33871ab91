import { formatAmount } from '../src/amount-field/amount';
import type {
  CalculatorAnswer,
  CalculatorBounds,
  CalculatorFigure,
  CalculatorValues,
  FigureFormats,
} from '../src/calculator-panel/calculator';

/** Stands in for how a page writes money and rates. */
export const sampleFormats: FigureFormats = {
  dollars: (amount) => `$${formatAmount(amount, { decimals: 2, cents: true })}`,
  percent: (value) => `${value.toFixed(2)}%`,
};

const extra: CalculatorBounds = { min: 0, max: 250_000, step: null, initial: 0 };
const halves = Array.from({ length: 13 }, (_, place) => 1 + place / 2);

/** The bounds of a detail page: steps of 500, half years, half per cents. */
export const sampleBounds: Readonly<Record<CalculatorFigure, CalculatorBounds>> = {
  amount: { min: 1000, max: 100_000, step: 500, initial: 38_990 },
  deposit: { ...extra, initial: 2000 },
  tradeIn: extra,
  residual: extra,
  term: { min: 1, max: 7, step: 0.5, choices: halves, initial: 5 },
  interest: { min: 0.5, max: 15, step: 0.5, initial: 8.49 },
};

const periods = {
  weekly: { perYear: 52, label: 'wk' },
  fortnightly: { perYear: 26, label: 'fn' },
  monthly: { perYear: 12, label: 'mo' },
} as const;

/** Stands in for the finance package, whose rules a page hands in: amortisation, one fee, a rate a little higher. */
export const sampleCalculate = (values: CalculatorValues): CalculatorAnswer => {
  const { amount, deposit, tradeIn, residual, term, interest, frequency } = values;
  const { perYear, label } = periods[frequency];
  const count = term * perYear;
  const rate = interest / 100 / perYear;
  const borrowed = amount - deposit - tradeIn;
  const grown = (1 + rate) ** count;
  const repayment = Math.ceil(((borrowed * grown - residual) * rate) / (grown - 1));
  if (repayment <= 25) return { kind: 'instead', words: 'Enquire for Finance' };
  return {
    kind: 'repayment',
    repayment,
    label,
    interestRate: interest,
    comparisonRate: interest + 1.12,
    total: repayment * count + 395 + 8 * 12 * term + residual,
    fees: [
      { name: 'Establishment fee', amount: 395, charged: 'once' },
      { name: 'Monthly account fee', amount: 8, charged: 'monthly' },
    ],
    basis: 'Over 5 years on $38,990, less a deposit of $2,000.',
  };
};

const warning =
  'Estimate only: $184 a week for 5 years on a price of $38,990 less a deposit of $2,000, at 8.49% p.a. (comparison rate 9.61% p.a.). Fees and charges are not in the repayment. Credit is subject to approval; terms, conditions and lending criteria apply. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** A disclaimer and its beginning. */
export const sampleDisclaimer = { short: `${warning.slice(0, 196)}\u2026`, long: warning };
