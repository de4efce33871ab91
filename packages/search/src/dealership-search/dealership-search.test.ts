import { aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { dealershipSearchQueries, readDealershipSearch } from './dealership-search';

const index = { indexName: 'cars' };

describe('the search of one dealership', () => {
  it('[SRCH-24] filters by categories and price, always within the dealership, 21 a page', () => {
    const queries = dealershipSearchQueries(
      { dealershipId: 'north"1', categories: ['Cars', 'Certified'], price: { min: 10_000, max: 30_000 }, page: 3 },
      index,
    );
    expect(queries.map(({ filters }) => filters)).toEqual([
      'dealership_id:"north\\"1" AND (categories:"Cars" OR categories:"Certified") AND price >= 10000 AND price <= 30000',
      'dealership_id:"north\\"1" AND price >= 10000 AND price <= 30000',
      'dealership_id:"north\\"1" AND (categories:"Cars" OR categories:"Certified") AND has_price:true',
    ]);
    expect(queries[0]).toMatchObject({ indexName: 'cars', hitsPerPage: 21, page: 2 });
    expect(dealershipSearchQueries({ dealershipId: 'north' }, index)[0]).toMatchObject({
      filters: 'dealership_id:"north"',
      page: 0,
    });
  });

  it('[SRCH-24] reads vehicles, the categories with what each would show, and the ends of the price', () => {
    const hit = aSearchHit();
    const answers = [
      { hits: [hit], nbHits: 40, nbPages: 2 },
      { hits: [], facets: { categories: { Cars: 40, Certified: 4 } } },
      { hits: [], facets: {}, facets_stats: { price: { min: 9990, max: 88_000 } } },
    ];
    expect(readDealershipSearch(answers, { categories: ['Cars'] })).toEqual({
      hits: [hit],
      count: 40,
      pages: 2,
      categories: [
        { value: 'Cars', count: 40, checked: true },
        { value: 'Certified', count: 4, checked: false },
      ],
      price: { min: 9990, max: 88_000 },
    });
    expect(readDealershipSearch([{ hits: [] }, { hits: [] }, { hits: [] }], {}).price).toBeNull();
    expect(() => readDealershipSearch([], {})).toThrow('without the vehicles');
  });
});
