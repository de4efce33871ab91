import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../calculator/calculate';
import { financeSettingsSchema } from '../finance-settings';
import { offerCost } from './offer-cost';
import { termCosts } from './term-costs';

const settings = financeSettingsSchema.parse({ feesUpfront: 395, feesMonthly: 8 });
const rules = { provider: 'manual', settings, frequency: 'monthly' } as const;
const inputs = { amount: 30_000, deposit: 2000, tradeIn: 3000, residual: 5000, term: 3, interest: 9 };
const choices = [1, 1.5, 2, 3, 5, 7];

describe('termCosts', () => {
  it('gives what each whole year costs more or less than the chosen term', () => {
    const costs = termCosts(inputs, { choices }, rules);
    expect(costs.map(({ term }) => term)).toEqual([1, 2, 3, 5, 7]);
    expect(costs.filter(({ isChosen }) => isChosen).map(({ term, more }) => [term, more])).toEqual([[3, 0]]);
    for (const { term, total, more } of costs) {
      const [own, chosen] = [calculate({ ...inputs, term }, rules).total ?? 0, calculate(inputs, rules).total ?? 0];
      expect(total).toBe(own);
      expect(more).toBeCloseTo(own - chosen, 9);
    }
    expect(costs.map(({ more }) => more)).toEqual(costs.map(({ more }) => more).toSorted((one, other) => one - other));
  });

  it('includes a chosen half year, and is empty without figures', () => {
    expect(termCosts({ ...inputs, term: 1.5 }, { choices }, rules).map(({ term }) => term)).toEqual([
      1, 1.5, 2, 3, 5, 7,
    ]);
    expect(termCosts({ ...inputs, deposit: 30_000 }, { choices }, rules)).toEqual([]);
  });
});

describe('offerCost', () => {
  it('equals what the calculator shows for the same figures', () => {
    const given = fc.record({
      amount: fc.integer({ min: 5000, max: 250_000 }),
      residual: fc.integer({ min: 0, max: 3000 }),
      term: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      interest: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(given, (any) => {
        const own = calculate({ ...any, deposit: 0, tradeIn: 0 }, rules);
        const offer = { ...any, feesUpfront: 395, feesMonthly: 8 };
        const loan = { borrowed: any.amount, frequency: 'monthly', rounding: 'dollar-up' } as const;
        const expected =
          own.repayment === null
            ? null
            : { repayment: own.repayment, comparisonRate: own.comparisonRate, total: own.total };
        expect(offerCost(offer, loan)).toEqual(expected);
      }),
    );
  });

  it('has no figures where fees leave nothing to lend, nor where a repayment is too small to be shown', () => {
    const of = (borrowed: number, feesUpfront: number) =>
      offerCost(
        { interest: 9, term: 5, residual: 0, feesUpfront, feesMonthly: 0 },
        { borrowed, frequency: 'weekly', rounding: 'dollar-up' },
      );
    expect(of(10_000, 9_000)).not.toBeNull();
    expect(of(10_000, 10_500)).toBeNull();
    expect(of(400, 0)).toBeNull();
  });
});
