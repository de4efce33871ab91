import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frequency, frequencies } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { comparisonRate, exactComparisonRate } from './comparison-rate';

const loan = { amount: 30_000, annualRatePercent: 10, termYears: 5, frequency: 'weekly' } as const;

/** Present value of every single flow, added one by one: what is provided less all that is paid. */
const netPresentValue = (
  contract: {
    amount: number;
    annualRatePercent: number;
    termYears: number;
    frequency: Frequency;
    residual: number;
    feesUpfront: number;
    feesMonthly: number;
  },
  rateAYear: number,
): number => {
  const perYear = frequencies[contract.frequency].statutoryPerYear;
  const rate = rateAYear / 100 / perYear;
  const { repayment: exactRepayment, payments } = repayment({ ...contract, rounding: 'none' });
  let value = contract.amount - contract.feesUpfront;
  for (let period = 1; period <= payments; period += 1) value -= exactRepayment / (1 + rate) ** period;
  for (let month = 1; month <= contract.termYears * 12; month += 1) {
    value -= contract.feesMonthly / (1 + rate) ** ((month * perYear) / 12);
  }
  return value - contract.residual / (1 + rate) ** payments;
};

describe('comparisonRate', () => {
  it.each([
    ['weekly', (10 * 52.18) / 52],
    ['fortnightly', (10 * 26.09) / 26],
    ['monthly', 10],
  ] as const)('[FIN-12] without fees is the nominal rate by the statutory year: %s', (frequency, expected) => {
    expect(exactComparisonRate({ ...loan, frequency })).toBeCloseTo(expected, 10);
  });

  it('[FIN-12] without fees is the nominal rate by the statutory year, whatever the loan', () => {
    const plain = fc.record({
      amount: fc.integer({ min: 1000, max: 250_000 }),
      annualRatePercent: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      residual: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(plain, (contract) => {
        const rate = contract.annualRatePercent;
        expect(exactComparisonRate({ ...contract, frequency: 'weekly' })).toBeCloseTo((rate * 52.18) / 52, 9);
        expect(exactComparisonRate({ ...contract, frequency: 'fortnightly' })).toBeCloseTo((rate * 26.09) / 26, 9);
        expect(exactComparisonRate({ ...contract, frequency: 'monthly' })).toBeCloseTo(rate, 9);
      }),
    );
  });

  it('approaches the nominal rate as fees go to nothing, also when solved from the flows', () => {
    expect(exactComparisonRate({ ...loan, feesUpfront: 1e-6 })).toBeCloseTo((10 * 52.18) / 52, 6);
  });

  it('[FIN-12] makes the present value of all payments equal to the amount lent', () => {
    const contracts = fc
      .record({
        amount: fc.integer({ min: 5000, max: 200_000 }),
        halfPercents: fc.integer({ min: 0, max: 40 }),
        halfYears: fc.integer({ min: 2, max: 14 }),
        frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
        residualShare: fc.integer({ min: 0, max: 50 }),
        feesUpfront: fc.integer({ min: 0, max: 2000 }),
        feesMonthly: fc.integer({ min: 0, max: 30 }),
      })
      .map(({ halfPercents, halfYears, residualShare, ...rest }) => ({
        ...rest,
        annualRatePercent: halfPercents / 2,
        termYears: halfYears / 2,
        residual: Math.floor((rest.amount * residualShare) / 100),
      }));
    fc.assert(
      fc.property(contracts, (contract) => {
        const rate = exactComparisonRate(contract);
        expect(rate).not.toBeNull();
        expect(Math.abs(netPresentValue(contract, rate ?? 0))).toBeLessThan(0.001);
      }),
      { numRuns: 200 },
    );
  });

  it('[FIN-12] solves a loan of one repayment, also where fees use up nearly all of it', () => {
    // 1,000 is provided, 30,000 paid a month later: 2,900% a month.
    const month = { amount: 30_000, annualRatePercent: 0, termYears: 1 / 12, frequency: 'monthly' } as const;
    expect(exactComparisonRate({ ...month, feesUpfront: 29_000 })).toBeCloseTo(2900 * 12, 6);
    expect(exactComparisonRate({ ...month, feesUpfront: 15_000 })).toBeCloseTo(100 * 12, 8);
    expect(exactComparisonRate({ ...month, feesMonthly: 300 })).toBeCloseTo(12, 9);
  });

  it('[FIN-12] counts a final payment above all that is owed', () => {
    // Nothing is repaid but 33,000 after a month: 10% a month.
    const month = { amount: 30_000, annualRatePercent: 1, termYears: 1 / 12, frequency: 'monthly' } as const;
    expect(exactComparisonRate({ ...month, residual: 33_000 })).toBeCloseTo(120, 9);
  });

  it('grows with every fee and never falls under the nominal rate', () => {
    const plain = comparisonRate(loan) ?? 0;
    const upfront = comparisonRate({ ...loan, feesUpfront: 400 }) ?? 0;
    const both = comparisonRate({ ...loan, feesUpfront: 400, feesMonthly: 8 }) ?? 0;
    expect(plain).toBeGreaterThanOrEqual(10);
    expect(upfront).toBeGreaterThan(plain);
    expect(both).toBeGreaterThan(upfront);
  });

  it('is 0 for an interest-free loan without fees, and shown to two decimals', () => {
    expect(comparisonRate({ ...loan, annualRatePercent: 0 })).toBe(0);
    expect(comparisonRate(loan)).toBe(10.03);
  });

  it('is null when nothing is borrowed or fees use it all up', () => {
    expect(comparisonRate({ ...loan, deposit: 30_000 })).toBeNull();
    expect(comparisonRate({ ...loan, feesUpfront: 30_000 })).toBeNull();
    expect(comparisonRate({ ...loan, feesUpfront: 29_999 })).not.toBeNull();
  });
});
