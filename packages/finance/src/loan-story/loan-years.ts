import { Decimal } from '../repayment/decimal';
import { frequencies } from '../repayment/frequency';
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

const cents = (amount: Decimal): number => amount.toDecimalPlaces(2).toNumber();

/**
 * How a loan is paid off, year by year, by the shown repayment, rounded as the loan rounds: a year's total is a whole
 * number of shown repayments. A rounded repayment pays off sooner, so the last one is smaller, and where it was rounded
 * far up there are fewer; the balance ends at the final payment exactly. Empty when nothing is borrowed.
 * @throws LoanError for a negative or unreadable input.
 */
export const loanYears = (loan: Loan): readonly LoanYear[] => {
  const { payments, principal, repayment: shown } = repayment(loan);
  if (principal === 0) return [];
  const { perYear } = frequencies[loan.frequency];
  const rate = new Decimal(loan.annualRatePercent).dividedBy(100).dividedBy(perYear);
  const residual = new Decimal(loan.residual ?? 0);
  /** Below this nothing is paid with so many repayments left. A loan that ends higher than it began grows up to its end. */
  const least = (left: number): Decimal =>
    residual.greaterThan(principal) ? residual.dividedBy(rate.plus(1).pow(left)) : residual;

  let owed = new Decimal(principal);
  const payOne = (left: number): { readonly paid: Decimal; readonly interest: Decimal } => {
    const interest = owed.times(rate);
    const most = owed.plus(interest).minus(least(left));
    const paid = left === 0 || most.lessThan(shown) ? most : new Decimal(shown);
    owed = owed.plus(interest).minus(paid);
    return { paid, interest };
  };
  return Array.from({ length: Math.ceil(payments / perYear) }, (_, at) => {
    const [from, to] = [at * perYear, Math.min((at + 1) * perYear, payments)];
    const made = Array.from({ length: to - from }, (_payment, place) => payOne(payments - from - place - 1));
    const sum = (part: 'paid' | 'interest') => cents(made.reduce((all, one) => all.plus(one[part]), new Decimal(0)));
    return { year: at + 1, paid: sum('paid'), interest: sum('interest'), owed: cents(owed) };
  });
};
