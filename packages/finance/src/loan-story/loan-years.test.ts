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
    expect(years[0]).toEqual({ year: 1, paid: 7656, interest: 2780.56, owed: 25_124.56 });
    expect(years.at(-1)?.owed).toBe(0);
  });

  it('pays the shown repayment every time, except a smaller last one', () => {
    expect(repayment(loan).repayment).toBe(638);
    const years = loanYears(loan);
    expect(years.slice(0, -1).map(({ paid }) => paid)).toEqual([7656, 7656, 7656, 7656]);
    const last = years.at(-1)?.paid ?? 0;
    expect(last).toBeGreaterThan(11 * 638);
    expect(last).toBeLessThan(12 * 638);
    // Rounded as the lender rounds.
    expect(loanYears({ ...loan, rounding: 'cent' })[0]?.paid).toBe(7648.92);
  });

  it('ends sooner where rounding raises a small repayment far, and grows up to a final payment above the loan', () => {
    const small = loanYears({ ...loan, amount: 1000, termYears: 7, frequency: 'weekly', annualRatePercent: 5 });
    expect(small.at(-1)).toMatchObject({ owed: 0 });
    expect(small.every(({ paid }) => paid >= 0)).toBe(true);
    const grown = loanYears({ ...loan, amount: 20_000, residual: 21_000 });
    expect(grown.map(({ owed }) => owed)).toEqual(grown.map(({ owed }) => owed).toSorted((one, other) => one - other));
    expect(grown.at(-1)?.owed).toBe(21_000);
  });

  it('leaves the final payment, and a part of a year at the end', () => {
    const years = loanYears({ ...loan, residual: 9000, termYears: 2.5 });
    expect(years.map(({ owed }) => owed).at(-1)).toBe(9000);
    expect(years).toHaveLength(3);
    // Half as many, of which the last one is smaller.
    expect((years[0]?.paid ?? 0) / 2 - (years[2]?.paid ?? 0)).toBeGreaterThan(0);
    expect((years[0]?.paid ?? 0) / 2 - (years[2]?.paid ?? 0)).toBeLessThan(35);
  });

  it('is empty where nothing is borrowed', () => {
    expect(loanYears({ ...loan, deposit: 30_000 })).toEqual([]);
  });

  it('adds up like a statement kept payment by payment', () => {
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
        const { payments, repayment: shown } = repayment(any);
        expect(years.at(-1)?.owed).toBe(any.residual);
        let owed = any.amount;
        const rate = any.annualRatePercent / 100 / perYear;
        for (const [at, year] of years.entries()) {
          const count = Math.min((at + 1) * perYear, payments) - at * perYear;
          expect(year.paid).toBeLessThanOrEqual(shown * count);
          expect(owed + year.interest - year.paid).toBeCloseTo(year.owed, 1);
          // As long as more is owed than the final payment, all are paid as they are shown.
          if (year.owed > any.residual) {
            expect(year.paid).toBe(shown * count);
            for (let payment = 0; payment < count; payment += 1) owed += owed * rate - shown;
            expect(Math.abs(year.owed - owed)).toBeLessThan(1);
          }
          owed = year.owed;
        }
      }),
      { numRuns: 300 },
    );
  });
});
