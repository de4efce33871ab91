import { describe, expect, it } from 'vitest';
import { comparisonRateWarning, estimateDisclosure, formatRate, ratesLine, repaymentLine } from './disclosure';

describe('estimateDisclosure', () => {
  const example = {
    amount: 30_000,
    deposit: 0,
    repayment: 147,
    interestRate: 10,
    comparisonRate: 10.03,
    termYears: 5,
  };

  it('states what a repayment is an example of, with the warning that the law demands', () => {
    expect(estimateDisclosure(example)).toBe(
      `Estimate only: $147 a week for 5 years on a price of $30,000 with no deposit, at 10.00% p.a. (comparison rate 10.03% p.a.). Fees and charges are not in the repayment. Credit is subject to approval; terms, conditions and lending criteria apply. ${comparisonRateWarning}`,
    );
    expect(comparisonRateWarning).toBe(
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    );
  });

  it('names a deposit, and a single year', () => {
    expect(estimateDisclosure({ ...example, deposit: 2000.5 })).toContain(' less a deposit of $2,000.50, at');
    expect(estimateDisclosure({ ...example, termYears: 1 })).toContain(' for 1 year on');
    expect(estimateDisclosure({ ...example, termYears: 1.5 })).toContain(' for 1.5 years on');
  });
});

describe('ratesLine', () => {
  it('says a rate and its comparison rate, both with two decimals', () => {
    expect(ratesLine({ interest: 5.9, comparison: 7 })).toBe('5.90% p.a., comparison rate 7.00% p.a.');
  });
});

describe('repaymentLine', () => {
  it('never leaves out the rates', () => {
    expect(repaymentLine({ repayment: 120.5, interestRate: 9.95, comparisonRate: 10.2 })).toBe(
      '$120.50 a week, 9.95% p.a., comparison rate 10.20% p.a.',
    );
  });

  it('writes rates as shoppers read them', () => {
    expect([10, 9.955].map(formatRate)).toEqual(['10.00% p.a.', '9.96% p.a.']);
  });
});
