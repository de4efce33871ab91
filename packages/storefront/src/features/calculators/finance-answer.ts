import { formatDollars } from '@forecourt/domain/vehicle-price';
import { type Calculation, enquireForFinance } from '@forecourt/finance';
import type { CalculatorAnswer } from '@forecourt/ui/calculator-panel';

/** What a repayment is based on: every input of the calculation, in the words of a quote. */
const basisOf = ({ amount, deposit, tradeIn, residual, term }: Calculation): string => {
  const less = [
    ...(deposit > 0 ? [`a deposit of ${formatDollars(deposit)}`] : []),
    ...(tradeIn > 0 ? [`a trade-in of ${formatDollars(tradeIn)}`] : []),
  ];
  return [
    `For ${formatDollars(amount)} ${less.length > 0 ? `less ${less.join(' and ')}` : 'with no deposit'}`,
    `over ${term} ${term === 1 ? 'year' : 'years'}`,
    ...(residual > 0 ? [`with a final payment of ${formatDollars(residual)}`] : []),
  ].join(', ');
};

/**
 * A calculation as the calculator shows it (FIN-05, FIN-09). A repayment whose comparison rate is not known is not
 * shown: the one never stands without the other.
 */
export const financeAnswer = (calculation: Calculation): Exclude<CalculatorAnswer, { kind: 'invalid' }> => {
  const { interest, repayment, comparisonRate, total, fees, label, why } = calculation;
  if (repayment === null || comparisonRate === null || total === null) {
    return { kind: 'instead', words: enquireForFinance, ...(why === null ? {} : { why }) };
  }
  return {
    kind: 'repayment',
    repayment,
    label,
    interestRate: interest,
    comparisonRate,
    total,
    fees,
    basis: `${basisOf(calculation)}.`,
  };
};
