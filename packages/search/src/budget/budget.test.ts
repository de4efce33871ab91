import { carTypeLabel } from '@forecourt/domain/vehicle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { printSearchUrl } from '../url/search-url';
import {
  budgetCriteria,
  budgetFilter,
  budgetFound,
  budgetPrice,
  budgetSliderStep,
  clampBudget,
  presetAmounts,
  startingBudget,
} from './budget';
import { budgetSettingsSchema, presetRangeSchema } from './budget-settings';

const settings = budgetSettingsSchema.parse({});

describe('budgetPrice', () => {
  it('[BUDG-01] is the repayment of 12 months or 52 weeks a year over 5 years, and the deposit', () => {
    expect(budgetPrice({ repayment: 600, deposit: 2000, period: 'monthly' })).toBe(38_000);
    expect(budgetPrice({ repayment: 200, deposit: 2000, period: 'weekly' })).toBe(54_000);
    expect(budgetPrice({ repayment: 0, deposit: 5000, period: 'weekly' })).toBe(5000);
    expect(budgetPrice({ repayment: 0.1, deposit: 0.2, period: 'monthly' })).toBe(6.2);
    expect(budgetPrice({ repayment: 33.33, deposit: 0, period: 'weekly' })).toBe(8665.8);
  });

  it('[BUDG-01] starts with 600 monthly, 200 weekly and a deposit of 2000 unless the site says otherwise', () => {
    expect(startingBudget(settings)).toEqual({ repayment: 600, deposit: 2000, period: 'monthly' });
    expect(startingBudget(settings, 'weekly')).toEqual({ repayment: 200, deposit: 2000, period: 'weekly' });
    const own = budgetSettingsSchema.parse({ period: 'weekly', weekly: 150, monthly: 650, deposit: 0 });
    expect(startingBudget(own)).toEqual({ repayment: 150, deposit: 0, period: 'weekly' });
    expect(startingBudget(own, 'monthly').repayment).toBe(650);
  });

  it('[BUDG-01] keeps what is typed from 0 to 1,000,000, and takes what is no number for 0', () => {
    expect([-1, 0, 0.5, 999_999, 1_000_000, 1_000_001].map(clampBudget)).toEqual([
      0, 0, 0.5, 999_999, 1_000_000, 1_000_000,
    ]);
    expect(clampBudget(Number.NaN)).toBe(0);
    expect(clampBudget(Number.POSITIVE_INFINITY)).toBe(1_000_000);
    expect(clampBudget(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(budgetPrice({ repayment: Number.NaN, deposit: 2_000_000, period: 'weekly' })).toBe(1_000_000);
    expect(budgetPrice({ repayment: 2_000_000, deposit: -5, period: 'monthly' })).toBe(60_000_000);
  });

  it('is never less for a larger repayment or deposit, nor for weeks against months', () => {
    const amount = fc.double({ min: 0, max: 1_000_000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, (repayment, deposit, more) => {
        const price = budgetPrice({ repayment, deposit, period: 'monthly' });
        expect(budgetPrice({ repayment: repayment + more, deposit, period: 'monthly' })).toBeGreaterThanOrEqual(price);
        expect(budgetPrice({ repayment, deposit: deposit + more, period: 'monthly' })).toBeGreaterThanOrEqual(price);
        expect(budgetPrice({ repayment, deposit, period: 'weekly' })).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('[SRCH-07] moves in steps of 500', () => {
    expect(budgetSliderStep).toBe(500);
  });
});

describe('the search of a budget', () => {
  it('[BUDG-01] finds prices above 1000, up to the budget', () => {
    expect(budgetFilter(38_000)).toBe('price > 1000 AND price <= 38000');
    expect(budgetCriteria(38_000.9)).toEqual({ price: { min: 1001, max: 38_000 } });
    expect(budgetCriteria(1001)).toEqual({ price: { min: 1001, max: 1001 } });
    expect(budgetCriteria(1000.99)).toBeNull();
    expect(printSearchUrl(budgetCriteria(38_000) ?? {}, searchSettingsSchema.parse({}))).toBe(
      '/search?price=1001:38000',
    );
  });
});

describe('budgetFound', () => {
  it('[BUDG-02] is disabled below the lowest price in the results, with the note that no vehicles were found', () => {
    const nothing = { label: '0 cars Found', disabled: true, note: 'No cars found for this budget' };
    expect(budgetFound(9989, 9990, 0, 'car')).toEqual(nothing);
    expect(budgetFound(9989, 9990, 4, 'car')).toEqual(nothing);
    expect(budgetFound(9989, null, 0, 'car')).toEqual(nothing);
    expect(budgetFound(9990, 9990, 1, 'car')).toEqual({ label: '1 car Found', disabled: false, note: null });
    expect(budgetFound(40_000, 9990, 1234, 'truck')).toEqual({
      label: '1,234 trucks Found',
      disabled: false,
      note: null,
    });
  });

  it("names the type in the site's own words", () => {
    const type = `${carTypeLabel('used', { usedWord: 'Pre-Owned' })} Car`;
    expect(budgetFound(1, 2, 0, type)).toMatchObject({
      label: '0 Pre-Owned Cars Found',
      note: 'No Pre-Owned Cars found for this budget',
    });
  });
});

describe('preset amounts', () => {
  it('[BUDG-03] are $5,000 to $70,000 for money, and kilometres', () => {
    const money = presetAmounts(settings.moneyPresets);
    expect(money).toHaveLength(14);
    expect([money[0], money[1], money.at(-1)]).toEqual([5000, 10_000, 70_000]);
    const km = presetAmounts(settings.kmPresets);
    expect(km).toHaveLength(10);
    expect([km[0], km[1], km.at(-1)]).toEqual([20_000, 40_000, 200_000]);
  });

  it('[BUDG-03] are $300,000 to $800,000 where the site says so', () => {
    const own = budgetSettingsSchema.parse({ moneyPresets: { from: 300_000, to: 800_000, step: 50_000 } });
    const money = presetAmounts(own.moneyPresets);
    expect([money[0], money[1], money.at(-1), money.length]).toEqual([300_000, 350_000, 800_000, 11]);
  });

  it('end at the last step that is not past the end', () => {
    expect(presetAmounts({ from: 1000, to: 2400, step: 500 })).toEqual([1000, 1500, 2000]);
    expect(presetAmounts({ from: 1000, to: 1000, step: 500 })).toEqual([1000]);
  });

  it('refuse an end below their start, with a message', () => {
    const read = presetRangeSchema.safeParse({ from: 2000, to: 1999, step: 500 });
    expect(read.error?.issues).toMatchObject([{ path: ['to'], message: 'must not be below from' }]);
    expect(presetRangeSchema.safeParse({ from: 2000, to: 2000, step: 500 }).success).toBe(true);
  });
});
