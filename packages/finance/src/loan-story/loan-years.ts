import { frequencies } from '../repayment/frequency';
import { Money } from '../repayment/money';
import { type Loan, repayment } from '../repayment/repayment';

/** A year of a loan. Money in AUD dollars, to the cent. */
export interface LoanYear {
  /** Counted from 1; the last may be a part of a year. */
  readonly year: number;
  /** Paid in it, without fees and final payment. */
  readonly paid: number;
  /** Of that, interest. */
  readonly interest: number;
  /** Owed when it ends, before a final payment. */
  readonly owed: number;
}

const cents = (amount: Money): number => amount.toDecimalPlaces(2).toNumber();

/**
 * How a loan is paid off, year by year, by its unrounded repayment: what is owed ends at the final payment exactly.
 * Empty when nothing is borrowed.
 * @throws LoanError for a negative or unreadable input.
 */
export const loanYears = (loan: Loan): readonly LoanYear[] => {
  const { payments, principal } = repayment(loan);
  if (principal === 0) return [];
  const { perYear } = frequencies[loan.frequency];
  const rate = new Money(loan.annualRatePercent).dividedBy(100).dividedBy(perYear);
  const residual = new Money(loan.residual ?? 0);
  const growthOver = (count: number) => rate.plus(1).pow(count);
  const whole = growthOver(payments);
  const each = rate.isZero()
    ? new Money(principal).minus(residual).dividedBy(payments)
    : new Money(principal).times(whole).minus(residual).times(rate).dividedBy(whole.minus(1));
  const owedAfter = (count: number): Money => {
    if (rate.isZero()) return new Money(principal).minus(each.times(count));
    const growth = growthOver(count);
    return new Money(principal).times(growth).minus(each.times(growth.minus(1)).dividedBy(rate));
  };
  const years = Math.ceil(payments / perYear);
  return Array.from({ length: years }, (_, at) => {
    const [from, to] = [at * perYear, Math.min((at + 1) * perYear, payments)];
    const paid = each.times(to - from);
    const [before, owed] = [owedAfter(from), owedAfter(to)];
    return { year: at + 1, paid: cents(paid), interest: cents(paid.minus(before.minus(owed))), owed: cents(owed) };
  });
};
