import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { queryParameters } from './query-parameters';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'Car_production' };

describe('queryParameters', () => {
  it('asks for what the criteria say, as the pages do, and counts nothing', () => {
    expect(
      queryParameters(
        { query: 'tow bar', make: ['Kia', 'Toyota'], price: { min: null, max: 30_000 }, sortBy: 'price-asc' },
        { ...settings, priceAscendingNeedsPrice: true },
      ),
    ).toMatchObject({
      indexName: 'Car_production_price_asc',
      query: 'tow bar',
      facets: [],
      facetFilters: [['make:Kia', 'make:Toyota']],
      numericFilters: expect.arrayContaining(['price<=30000', 'price>0']),
    });
  });

  it('finds all stock where nothing is asked for', () => {
    const asked = queryParameters({}, settings);
    expect([asked.query, asked.facetFilters, asked.numericFilters]).toEqual(['', undefined, undefined]);
  });
});
