import { describe, expect, it } from 'vitest';
import { knownStockQuery, readKnownStock } from './known-stock';

describe('readKnownStock', () => {
  it('reads what a site has from the facets of one query', () => {
    const { facets } = knownStockQuery({ indexName: 'cars' });
    const answer = {
      facets: {
        item_type: { car: 3 },
        'make_model.any': { Kia: 3, 'Kia > Rio': 2 },
        body: { Hatchback: 2, '': 1 },
        city: { Perth: 3 },
        location_name: { 'North Sales': 3 },
        weekly_price_range: { '50:100': 2 },
      },
    };
    expect(Object.keys(answer.facets).filter((name) => !facets.includes(name))).toEqual([]);
    expect(readKnownStock(answer)).toEqual({
      kinds: ['car'],
      makeModels: ['Kia', 'Kia > Rio'],
      bodies: ['Hatchback'],
      drives: [],
      colours: [],
      places: ['Perth', 'North Sales'],
      hasWeekly: true,
    });
  });

  it('takes an empty stock, and throws where there is no answer', () => {
    expect(readKnownStock({})).toMatchObject({ kinds: [], hasWeekly: false });
    expect(() => readKnownStock(undefined)).toThrow('without a result');
  });
});
