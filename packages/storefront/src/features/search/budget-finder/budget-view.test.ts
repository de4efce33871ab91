import { budgetSettingsSchema } from '@forecourt/search/budget';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { describe, expect, it } from 'vitest';
import { countBudget } from './budget-count';
import { budgetCountQueries, readBudgetCount } from './budget-query';
import { budgetStart, budgetThing, budgetTypes, criteriaOfBudget, readBudgetForm } from './budget-view';

const site = { search: searchSettingsSchema.parse({}), vehicle: { usedWord: 'Pre-Owned' as const } };
const cars = { one: 'car', many: 'cars' };

describe('the budget finder', () => {
  it("starts with the site's figures, on scales that reach beyond them", () => {
    const { start, scales } = budgetStart(site);
    expect(start).toEqual({ period: 'monthly', repayments: { weekly: 200, monthly: 600 }, deposit: 2000, type: '' });
    expect(scales.repayment.weekly).toEqual({ min: 0, max: 500, step: 10 });
    const dear = budgetStart({
      ...site,
      search: { budget: budgetSettingsSchema.parse({ weekly: 905, monthly: 4000, deposit: 50_100 }) },
    });
    expect(dear.scales.repayment).toMatchObject({ weekly: { max: 1810 }, monthly: { max: 8000 } });
    expect(dear.scales.deposit).toEqual({ min: 0, max: 100_500, step: 500 });
  });

  it("[SITE-05] offers the car types in stock in the site's words, where there are several", () => {
    expect(budgetTypes(site, { used: 9, new: 2, demo: 0 }, cars)).toEqual([
      { value: '', label: 'Any car' },
      { value: 'new', label: 'New cars' },
      { value: 'used', label: 'Pre-Owned cars' },
    ]);
    expect(budgetTypes(site, { used: 9 }, cars)).toBeUndefined();
    expect(budgetThing(site, 'used', cars)).toBe('Pre-Owned car');
    expect(budgetThing(site, '', cars)).toBe('car');
  });

  it('[BUDG-01] searches for the prices that the budget reaches', () => {
    expect(criteriaOfBudget({ period: 'weekly', repayment: 200, deposit: 2000, type: 'used' })).toEqual({
      price: { min: 1001, max: 54_000 },
      car_type: ['used'],
    });
    expect(criteriaOfBudget({ period: 'weekly', repayment: 0, deposit: 0, type: '' })).toEqual({});
  });

  it('is read from its form without scripts, and not from another form', () => {
    const sent = (query: string) => readBudgetForm(new URLSearchParams(query));
    expect(sent('period=monthly&repayment=%24600&deposit=2%2C000&type=new')).toEqual({
      price: { min: 1001, max: 38_000 },
      car_type: ['new'],
    });
    expect(sent('period=monthly&repayment=x&deposit=')).toEqual({});
    expect(sent('period=monthly&repayment=0.6k&deposit=1e5')).toEqual({ price: { min: 1001, max: 36_000 } });
    expect(sent('make=kia&price=1:2')).toBeNull();
    expect(sent('period=yearly&repayment=1&deposit=1')).toBeNull();
  });

  it('[BUDG-01] counts prices above 1000 up to the budget, and requests the lowest price', async () => {
    const asked: unknown[] = [];
    const client = {
      search: async (requests: unknown) => {
        asked.push(requests);
        return { results: [{ nbHits: 12 }, { nbHits: 40, facets_stats: { price: { min: 9990 } } }] };
      },
    };
    const count = await countBudget(client, { indexName: 'cars', price: 38_000, carType: 'used' });
    expect(count).toEqual({ count: 12, minPrice: 9990 });
    expect(asked).toEqual([{ requests: budgetCountQueries({ indexName: 'cars', price: 38_000, carType: 'used' }) }]);
    expect(budgetCountQueries({ indexName: 'cars', price: 38_000 }).map(({ filters }) => filters)).toEqual([
      'price > 1000 AND price <= 38000',
      'price > 1000',
    ]);
    expect(readBudgetCount([{ nbHits: 0 }, { nbHits: 0 }])).toEqual({ count: 0, minPrice: null });
    expect(() => readBudgetCount([])).toThrow('without a count');
  });
});
