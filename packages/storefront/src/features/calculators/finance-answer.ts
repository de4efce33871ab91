import { formatDollars } from '@forecourt/domain/vehicle-price';
import { type Calculation, enquireForFinance } from '@forecourt/finance';
import type { CalculatorAnswer } from '@forecourt/ui/calculator-panel';

/**
 * A calculation as the calculator shows it (FIN-05, FIN-09). A repayment whose comparison rate is not known is not
 * shown: the one never stands without the other.
 */
export const financeAnswer = (calculation: Calculation): Exclude<CalculatorAnswer, { kind: 'invalid' }> => {
  const { amount, deposit, term, interest, repayment, comparisonRate, total, fees, label, why } = calculation;
  if (repayment === null || comparisonRate === null || total === null) {
    return { kind: 'instead', words: enquireForFinance, ...(why === null ? {} : { why }) };
  }
  const less = deposit > 0 ? `less a deposit of ${formatDollars(deposit)}` : 'with no deposit';
  return {
    kind: 'repayment',
    repayment,
    label,
    interestRate: interest,
    comparisonRate,
    total,
    fees,
    basis: `For ${formatDollars(amount)} ${less}, over ${term} ${term === 1 ? 'year' : 'years'}.`,
  };
};
