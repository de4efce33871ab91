import { Decimal, type Rounding, roundDecimal } from './decimal';
import { type Frequency, frequencies } from './frequency';

/** A loan to be repaid in equal amounts. Money in AUD dollars, the rate in per cent a year, the term in years. */
export interface Loan {
  /** Price of the vehicle. */
  readonly amount: number;
  readonly deposit?: number;
  readonly tradeIn?: number;
  /** Final payment (balloon), due with the last repayment. */
  readonly residual?: number;
  readonly annualRatePercent: number;
  readonly termYears: number;
  readonly frequency: Frequency;
  /** Up to a whole dollar by default (FIN-01). */
  readonly rounding?: Rounding;
}

/** What a loan costs. Money in AUD dollars. */
export interface Repayment {
  /** One repayment, rounded as asked. */
  readonly repayment: number;
  /** Number of repayments. */
  readonly payments: number;
  /** Amount borrowed: price less deposit and trade-in. */
  readonly principal: number;
  /** All repayments and the final payment, without fees. */
  readonly totalRepayments: number;
}

/** A loan that cannot be computed, with the input that makes it so. */
export class LoanError extends Error {
  readonly code = 'LOAN_INPUT';

  constructor(
    readonly field: keyof Loan,
    readonly value: number,
    mend: string,
  ) {
    super(`${field} is ${value}: ${mend}`);
    this.name = 'LoanError';
  }
}

const checked = (loan: Loan): void => {
  const nonNegative = ['amount', 'deposit', 'tradeIn', 'residual', 'annualRatePercent'] as const;
  for (const field of nonNegative) {
    const value = loan[field] ?? 0;
    if (!Number.isFinite(value) || value < 0) throw new LoanError(field, value, 'give a number of 0 or more.');
  }
  if (!Number.isFinite(loan.termYears) || loan.termYears <= 0) {
    throw new LoanError('termYears', loan.termYears, 'give a term above 0 years.');
  }
};

/** Number of repayments in a term; part periods count to the nearest whole one. */
export const paymentCount = (termYears: number, frequency: Frequency): number =>
  Math.max(1, Math.round(termYears * frequencies[frequency].perYear));

/**
 * Standard amortisation in arrears (FIN-01): the equal repayment that pays off price less deposit and trade-in, and
 * leaves the residual to be paid at the end. A rate of 0 divides evenly. Nothing to borrow costs nothing.
 * @throws LoanError for a negative or unreadable input.
 */
export const repayment = (loan: Loan): Repayment => {
  checked(loan);
  const { deposit = 0, tradeIn = 0, rounding = 'dollar-up' } = loan;
  const payments = paymentCount(loan.termYears, loan.frequency);
  const net = new Decimal(loan.amount).minus(deposit).minus(tradeIn);
  const principal = net.isNegative() ? new Decimal(0) : net;
  const residual = new Decimal(loan.residual ?? 0);
  const exact = amortise(principal, residual, periodRate(loan), payments);
  const rounded = roundDecimal(exact, rounding);
  return {
    repayment: rounded.toNumber(),
    payments,
    principal: principal.toNumber(),
    totalRepayments: (principal.isZero() ? new Decimal(0) : rounded.times(payments).plus(residual)).toNumber(),
  };
};

const periodRate = ({ annualRatePercent, frequency }: Loan): Decimal =>
  new Decimal(annualRatePercent).dividedBy(100).dividedBy(frequencies[frequency].perYear);

const amortise = (principal: Decimal, residual: Decimal, rate: Decimal, payments: number): Decimal => {
  if (rate.isZero()) return atLeastZero(principal.minus(residual).dividedBy(payments));
  const growth = rate.plus(1).pow(payments);
  // principal * growth = residual + repayment * (growth - 1) / rate
  return atLeastZero(principal.times(growth).minus(residual).times(rate).dividedBy(growth.minus(1)));
};

const atLeastZero = (amount: Decimal): Decimal => (amount.isNegative() ? new Decimal(0) : amount);
