import { formatDollars } from '@forecourt/domain/vehicle-price';
import { type Calculation, type CalculatorInputs, calculate } from '../calculator/calculate';
import { formatRate } from '../disclosure';
import type { FinanceSettings } from '../finance-settings';
import type { FinanceProvider } from '../lenders/lenders';
import { frequencies } from '../repayment/frequency';
import type { FinanceQuote } from './finance-quote-schema';

/** The figures that a calculation showed. A repayment stands only with its comparison rate beside it. */
export const financeQuote = ({
  fees: _fees,
  label: _label,
  instead: _instead,
  why: _why,
  principal: _principal,
  ...shown
}: Calculation): FinanceQuote =>
  shown.repayment === null || shown.comparisonRate === null
    ? { ...shown, repayment: null, comparisonRate: null, total: null }
    : shown;

const inputsOf = ({ amount, deposit, tradeIn, residual, term, interest }: CalculatorInputs): CalculatorInputs => ({
  amount,
  deposit,
  tradeIn,
  residual,
  term,
  interest,
});

/**
 * Whether a quote is what the dealer's rules make of its own inputs: figures come from a browser, and settings may have
 * changed since its page was drawn.
 */
export const isOwnQuote = (quote: FinanceQuote, provider: FinanceProvider, settings: FinanceSettings): boolean => {
  const own = financeQuote(calculate(inputsOf(quote), { provider, settings, frequency: quote.frequency }));
  return own.repayment === quote.repayment && own.comparisonRate === quote.comparisonRate && own.total === quote.total;
};

/**
 * A quote in a sentence, for shoppers and staff: `$30,000 over 5 years at 9.95% p.a.: $146 a week, comparison rate
 * 10.45% p.a., $38,220 in all`.
 */
export const quoteSentence = (quote: FinanceQuote): string => {
  const less: readonly (readonly [number, string])[] = [
    [quote.deposit, 'deposit'],
    [quote.tradeIn, 'trade-in'],
    [quote.residual, 'final payment'],
  ];
  const extras = less.flatMap(([amount, name]) => (amount > 0 ? [`${formatDollars(amount)} ${name}`] : []));
  const terms = [
    `${formatDollars(quote.amount)} over ${quote.term} ${quote.term === 1 ? 'year' : 'years'} at ${formatRate(quote.interest)}`,
    ...extras,
  ].join(', ');
  if (quote.repayment === null || quote.comparisonRate === null || quote.total === null) {
    return `${terms}, paid ${quote.frequency}`;
  }
  return `${terms}: ${formatDollars(quote.repayment)} a ${frequencies[quote.frequency].period}, comparison rate ${formatRate(quote.comparisonRate)}, ${formatDollars(quote.total)} in all`;
};
