import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordability } from './affordability';

const budget = {
  pay: 6000,
  otherIncome: 500,
  spending: 3000,
  debts: 400,
  cardLimits: 10_000,
  dependants: 0,
  amount: 30_000,
  termYears: 5,
};
const rate = 9;
const figures = fc.record({
  pay: fc.integer({ min: 0, max: 50_000 }),
  otherIncome: fc.integer({ min: 0, max: 20_000 }),
  spending: fc.integer({ min: 0, max: 50_000 }),
  debts: fc.integer({ min: 0, max: 20_000 }),
  cardLimits: fc.integer({ min: 0, max: 100_000 }),
  dependants: fc.integer({ min: 0, max: 10 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
  termYears: fc.integer({ min: 1, max: 7 }),
});
const rates = fc.integer({ min: 0, max: 30 });

describe('affordability', () => {
  it('counts other income for four fifths, cards as full, and the rate three points higher', () => {
    // $30,000 over 60 months at 12 %: 667.33 a month, in whole dollars 668.
    expect(affordability(budget, rate)).toEqual({
      income: 6400,
      outgoings: 3780,
      repayment: 668,
      left: 6400 - 3780 - 668,
      verdict: 'fits',
    });
  });

  it('counts living costs at least at their minimum, however little was typed', () => {
    const outgoings = (spending: number, dependants: number) =>
      affordability({ ...budget, debts: 0, cardLimits: 0, spending, dependants }, rate).outgoings;
    expect([outgoings(0, 0), outgoings(1600, 0), outgoings(1600, 2)]).toEqual([1500, 1600, 2500]);
  });

  it('reports when nothing, or next to nothing, is left', () => {
    expect(affordability({ ...budget, spending: 5500 }, rate).verdict).toBe('short');
    expect(affordability({ ...budget, spending: 4700 }, rate)).toMatchObject({ left: 252, verdict: 'tight' });
    expect(affordability({ ...budget, amount: 0 }, rate).repayment).toBe(0);
  });

  it('is never kinder for less income, more spending, more debt, or a dearer loan', () => {
    const rank = { fits: 2, tight: 1, short: 0 } as const;
    fc.assert(
      fc.property(figures, rates, fc.integer({ min: 0, max: 5000 }), (given, asked, more) => {
        const before = affordability(given, asked);
        const worse = [
          affordability({ ...given, pay: Math.max(0, given.pay - more) }, asked),
          affordability({ ...given, spending: given.spending + more }, asked),
          affordability({ ...given, debts: given.debts + more }, asked),
          affordability({ ...given, cardLimits: given.cardLimits + more }, asked),
          affordability({ ...given, dependants: given.dependants + 1 }, asked),
          affordability({ ...given, amount: given.amount + more }, asked),
        ];
        for (const after of worse) {
          expect(after.left).toBeLessThanOrEqual(before.left);
          expect(rank[after.verdict]).toBeLessThanOrEqual(rank[before.verdict]);
        }
      }),
    );
  });
});
