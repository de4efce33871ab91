// What lenders have quoted for demo vehicles (ENTY-04): worked out by the rules that pages go by, so that a repayment
// and its comparison rate are those of the price, and true whatever the year.
import { comparisonRate, repayment } from '@forecourt/finance';

/**
 * What a lender quotes a yard on. Rates in per cent a year, money in AUD dollars.
 * @typedef {object} LenderTerms
 * @property {import('@forecourt/finance').FinanceProvider} provider as the yard's site names it
 * @property {number} interestRate
 * @property {number} termYears
 * @property {number} establishmentFees
 * @property {'dollar-up' | 'cent'} rounding of a repayment
 */

const invented =
  'These figures are invented for a demonstration: no lender has quoted them, and nobody lends money at them.';
/** Longer than the small print of a calculator shows unfolded (FIN-10). */
const inventedAtLength = [
  invented,
  'A lender writes its own conditions here: whom it lends to, for which vehicles and until when, what it charges',
  'besides, and what happens when a payment is late.',
].join(' ');

/** Deposits of the quotes in turn, AUD dollars: pages word a loan with none otherwise. */
const deposits = [0, 2000];

/**
 * The figures for one price, under the field names of a feed.
 * @param {LenderTerms} terms
 * @param {number} price
 * @param {number} turn place among the yard's quotes, from 0
 */
const quote = ({ provider, interestRate, termYears, establishmentFees, rounding }, price, turn) => {
  const deposit = deposits[turn % deposits.length];
  const loan = { amount: price, deposit, annualRatePercent: interestRate, termYears };
  const week = repayment({ ...loan, frequency: 'weekly', rounding });
  const month = repayment({ ...loan, frequency: 'monthly', rounding });
  return {
    financeProvider: provider,
    disclaimer: turn === 0 ? inventedAtLength : invented,
    deposit,
    paymentWeek: week.repayment,
    paymentMonth: month.repayment,
    // With its cents, which adding cents in floats would blur.
    totalPayable: Math.round((week.totalRepayments + establishmentFees) * 100) / 100,
    interestRate,
    comparisonRate: comparisonRate({
      ...loan,
      frequency: 'weekly',
      feesUpfront: establishmentFees,
      repayment: week.repayment,
    }),
    termYears,
    establishmentFees,
  };
};

/**
 * The lender's figures for a vehicle as JSON by provider, empty where none are quoted.
 * @param {import('./yards.mjs').Yard} yard
 * @param {{ stocknum: string, price: number }} row price in AUD dollars
 */
export const lenderFiguresOf = ({ quoted }, { stocknum, price }) => {
  const turn = quoted?.stocknums.indexOf(stocknum) ?? -1;
  return {
    finance_lenders:
      quoted === undefined || turn < 0
        ? ''
        : JSON.stringify({ [quoted.terms.provider]: quote(quoted.terms, price, turn) }),
  };
};
