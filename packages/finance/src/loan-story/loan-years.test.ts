import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencies } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { loanYears } from './loan-years';

const loan = { amount: 30_000, annualRatePercent: 10, termYears: 5, frequency: 'monthly' } as const;

describe('loanYears', () => {
  it('pays a loan off year by year', () => {
    const years = loanYears(loan);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
    expect(years[0]).toEqual({ year: 1, paid: 7648.94, interest: 2780.89, owed: 25_131.96 });
    expect(years.at(-1)?.owed).toBe(0);
  });

  it('leaves the final payment, and a part of a year at the end', () => {
    const years = loanYears({ ...loan, residual: 9000, termYears: 2.5 });
    expect(years.map(({ owed }) => owed).at(-1)).toBe(9000);
    expect(years).toHaveLength(3);
    expect(years[2]?.paid).toBeCloseTo((years[0]?.paid ?? 0) / 2, 1);
  });

  it('is nothing where nothing is borrowed', () => {
    expect(loanYears({ ...loan, deposit: 30_000 })).toEqual([]);
  });

  it('adds up, as a statement kept payment by payment does', () => {
    const given = fc.record({
      amount: fc.integer({ min: 1000, max: 250_000 }),
      residual: fc.integer({ min: 0, max: 900 }),
      annualRatePercent: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      frequency: fc.constantFrom('weekly', 'fortnightly', 'monthly'),
    });
    fc.assert(
      fc.property(given, (any) => {
        const years = loanYears(any);
        const { perYear } = frequencies[any.frequency];
        // The exact repayment is within a dollar below the shown one.
        const { payments } = repayment(any);
        const each = years.reduce((sum, { paid }) => sum + paid, 0) / payments;
        expect(repayment(any).repayment - each).toBeGreaterThanOrEqual(-0.01);
        expect(repayment(any).repayment - each).toBeLessThanOrEqual(1.01);
        let owed = any.amount;
        const rate = any.annualRatePercent / 100 / perYear;
        for (const [at, year] of years.entries()) {
          for (let payment = at * perYear; payment < Math.min((at + 1) * perYear, payments); payment += 1)
            owed += owed * rate - each;
          expect(Math.abs(year.owed - owed)).toBeLessThan(6);
        }
        const interest = years.reduce((sum, year) => sum + year.interest, 0);
        expect(interest).toBeCloseTo(each * payments - (any.amount - any.residual), 0);
      }),
      { numRuns: 300 },
    );
  });
});
