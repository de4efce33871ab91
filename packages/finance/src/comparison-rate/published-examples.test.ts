import { describe, expect, it } from 'vitest';
import { comparisonRate } from './comparison-rate';

/**
 * Comparison rates that Australian lenders published, with the loan and the fees that they published beside them. All
 * are paid monthly, with fees charged when the loan is made and each month. Legal basis: National Consumer Credit
 * Protection Regulations 2010, regulation 100, http://www.austlii.edu.au/au/legis/cth/consol_reg/nccpr2010486/s100.html
 */
const published = [
  {
    source: 'Commonwealth Bank, Fixed Rate Personal Loan, rates and fees (2019): $150 to establish, $10 a month',
    address: 'https://www.commbank.com.au/personal-loans/fixed-rate-loan/rates-and-fees.html',
    fees: { feesUpfront: 150, feesMonthly: 10 },
    // Amount, years, interest rate, comparison rate.
    rates: [
      [30_000, 5, 10.99, 11.88],
      [30_000, 5, 11.7, 12.58],
      [30_000, 5, 11.9, 12.78],
      [10_000, 3, 11.7, 14.85],
      [10_000, 3, 11.9, 15.04],
    ],
  },
  {
    source: 'Bank of Melbourne, Car Loan, fixed and variable: $195 to establish, $12 a month',
    address: 'https://www.bankofmelbourne.com.au/personal/personal-loans/car-loan',
    fees: { feesUpfront: 195, feesMonthly: 12 },
    rates: [
      [30_000, 5, 7.49, 8.6],
      [30_000, 5, 12.74, 13.81],
    ],
  },
  {
    source: 'ME Bank, Personal Loan (2014, 2022), as quoted by Muggaccinos: $250 to establish, nothing a month',
    address: 'https://muggaccinos.com/CreditCards/DefinedTerms/Unsecured_Personal_Loans.htm',
    fees: { feesUpfront: 250, feesMonthly: 0 },
    rates: [
      [30_000, 5, 11.99, 12.36],
      [30_000, 5, 10.98, 11.35],
    ],
  },
  {
    source: 'NAB, Personal Loan (2014), as quoted by Muggaccinos: $150 to apply, $10 a month',
    address: 'https://muggaccinos.com/CreditCards/DefinedTerms/Unsecured_Personal_Loans.htm',
    fees: { feesUpfront: 150, feesMonthly: 10 },
    rates: [[30_000, 5, 12.99, 13.86]],
  },
] as const;

describe('comparisonRate', () => {
  const examples = published.flatMap(({ source, fees, rates }) => rates.map((rate) => [source, fees, rate] as const));

  it.each(examples)('[FIN-12] is as published by %s, %o: %j', (_source, fees, rate) => {
    const [amount, termYears, annualRatePercent, expected] = rate;
    expect(comparisonRate({ amount, termYears, annualRatePercent, frequency: 'monthly', ...fees })).toBe(expected);
  });
});
