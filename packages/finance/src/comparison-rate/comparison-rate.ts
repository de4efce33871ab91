import { frequencies } from '../repayment/frequency';
import { type Loan, repayment } from '../repayment/repayment';

/** A loan with the charges that a comparison rate counts. Money in AUD dollars. */
export interface CreditContract extends Omit<Loan, 'rounding'> {
  /** One repayment as it is shown, rounded or quoted; left out: the unrounded one, which the rule itself is of. */
  readonly repayment?: number;
  /** Charged at the start and paid then (establishment, registration). */
  readonly feesUpfront?: number;
  /** Charged each month for the term. */
  readonly feesMonthly?: number;
}

/** A stream of a credit contract, times counted in repayment periods from the day the credit is provided. */
interface CashFlows {
  /** Credit provided less what is charged at once. */
  readonly provided: number;
  readonly repayment: number;
  readonly payments: number;
  readonly residual: number;
  readonly feesMonthly: number;
  readonly months: number;
  /** Repayment periods in a month. */
  readonly periodsPerMonth: number;
}

/** Present value of `count` payments of 1, one every `spacing` periods, at `rate` a period, above 0. */
const annuity = (rate: number, count: number, spacing: number): number =>
  -Math.expm1(-count * spacing * Math.log1p(rate)) / Math.expm1(spacing * Math.log1p(rate));

const presentValue = (flows: CashFlows, rate: number): number =>
  flows.repayment * annuity(rate, flows.payments, 1) +
  flows.residual * Math.exp(-flows.payments * Math.log1p(rate)) +
  flows.feesMonthly * annuity(rate, flows.months, flows.periodsPerMonth);

/** More halvings than a number has binary digits. */
const halvings = 100;

/** The rate a period at which what is paid is worth what was provided. The value falls as the rate grows: bisect. */
const periodRate = (flows: CashFlows): number => {
  let low = 0;
  let high = 1;
  while (presentValue(flows, high) > flows.provided) high *= 2;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > flows.provided) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * Comparison rate in per cent a year, unrounded (FIN-12): the yearly rate at which the contract's repayments and
 * charges are worth the credit provided, found from the cash flows and annualised by the statutory number of repayments
 * a year (52.18 weekly, 26.09 fortnightly, 12 monthly). On unrounded repayments without charges that is the nominal
 * rate times 52.18/52, 26.09/26 or 1; on a repayment that is shown it is what the shown figures cost.
 *
 * Null when nothing is borrowed, or when charges eat all that is.
 * @throws LoanError for a negative or unreadable input.
 */
export const exactComparisonRate = (contract: CreditContract): number | null => {
  const { feesUpfront = 0, feesMonthly = 0, frequency } = contract;
  const loan = repayment({ ...contract, rounding: 'none' });
  const provided = loan.principal - feesUpfront;
  if (provided <= 0) return null;
  const perYear = frequencies[frequency].statutoryPerYear;
  const rate = periodRate({
    provided,
    repayment: contract.repayment ?? loan.repayment,
    payments: loan.payments,
    residual: contract.residual ?? 0,
    feesMonthly,
    months: Math.round(contract.termYears * 12),
    periodsPerMonth: perYear / 12,
  });
  return rate * perYear * 100;
};

/** What counts as nothing when hundredths of a per cent are rounded up: bisecting leaves a tail in the last digits. */
const tail = 1e-6;

/**
 * Comparison rate in per cent a year, to two decimals as it is shown; null as {@link exactComparisonRate}. Beside a
 * repayment that is shown it is rounded up, so that it never says less than the shown figures cost.
 */
export const comparisonRate = (contract: CreditContract): number | null => {
  const exact = exactComparisonRate(contract);
  if (exact === null) return null;
  const hundredths = exact * 100;
  return (contract.repayment === undefined ? Math.round(hundredths) : Math.ceil(hundredths - tail)) / 100;
};
