import { addMoney, dollarsOf, moneyFromDollars } from '@forecourt/domain/money';
import { comparisonRate } from '../comparison-rate/comparison-rate';
import { feeTotals, type LoanFee, loanFees } from '../fees/fees';
import type { FinanceSettings } from '../finance-settings';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';
import { type Frequency, frequencies } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { enquireForFinance, isShownRepayment } from '../repayment/shown-repayment';

/** What a shopper enters (ENTY-04). Money in AUD dollars, the term in years, interest in per cent a year. */
export interface CalculatorInputs {
  /** Price of the vehicle, or the amount to finance. */
  readonly amount: number;
  readonly deposit: number;
  readonly tradeIn: number;
  /** Final payment at the end of the term. */
  readonly residual: number;
  readonly term: number;
  readonly interest: number;
}

/** What a calculator answers: the inputs and what they cost. Money in AUD dollars. */
export interface Calculation extends CalculatorInputs {
  /** What is borrowed: price less deposit and trade-in; 0 where they cover it. */
  readonly principal: number;
  readonly frequency: Frequency;
  /** Stands beside the repayment: wk, fn or mo (FIN-02). */
  readonly label: string;
  /** One repayment; null when it is too small to be shown. */
  readonly repayment: number | null;
  /** 'Enquire for Finance' in place of a repayment that is not shown (FIN-05). */
  readonly instead: string | null;
  /** Why there is nothing to repay; null where there is something. */
  readonly why: string | null;
  /** All repayments, fees and the final payment (FIN-09), to the cent; null when the repayment is not shown. */
  readonly total: number | null;
  readonly fees: readonly LoanFee[];
  /** Per cent a year, of the repayment as it is shown; stands beside the interest rate. Null when nothing is borrowed. */
  readonly comparisonRate: number | null;
}

/** What a calculation is made with: `frequency` where the shopper chose one, else the dealer's or the lender's. */
export interface CalculateWith {
  readonly provider: FinanceProvider;
  readonly settings: FinanceSettings;
  readonly frequency?: Frequency;
}

const covered = ({ tradeIn }: CalculatorInputs): string =>
  `Your deposit${tradeIn > 0 ? ' and trade-in cover' : ' covers'} the amount.`;

/**
 * The answer of both calculators (FIN-01, FIN-05, FIN-09): the headline repayment is the amortisation of the amount
 * less deposit and trade-in, without fees; the total is what is paid in all.
 * @throws LoanError for a negative or unreadable input; fitted inputs have none.
 */
export const calculate = (
  inputs: CalculatorInputs,
  { provider, settings, frequency: chosen }: CalculateWith,
): Calculation => {
  const lender = lenderTerms(provider, settings);
  const frequency = chosen ?? lender.frequency;
  const loan = { ...inputs, termYears: inputs.term, annualRatePercent: inputs.interest, frequency };
  const cost = repayment({ ...loan, rounding: lender.rounding });
  const fees = loanFees(provider, settings);
  const { total, ...charged } = feeTotals(fees, inputs.term);
  const shown = isShownRepayment(cost.repayment);
  return {
    ...inputs,
    principal: cost.principal,
    frequency,
    label: frequencies[frequency].label,
    repayment: shown ? cost.repayment : null,
    instead: shown ? null : enquireForFinance,
    why: inputs.amount > 0 && cost.principal === 0 ? covered(inputs) : null,
    total: shown
      ? dollarsOf(addMoney(moneyFromDollars(cost.totalRepayments, 'half-up'), moneyFromDollars(total)))
      : null,
    fees,
    comparisonRate: comparisonRate({ ...loan, ...charged, repayment: cost.repayment }),
  };
};
