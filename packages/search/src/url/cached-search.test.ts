import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAttributes, rangeAttributes } from '../criteria/attributes';
import { isCachedSearch, isSearchPath } from './cached-search';
import { parseSearchUrl } from './search-url';

const settings = { prefix: '/search', rangeForm: 'plain', defaultCity: 'Hobart' } as const;

describe('isCachedSearch', () => {
  it('tells queries that change the results from queries that only name a campaign or source', () => {
    for (const query of [
      'make=Kia',
      'price=1:2',
      'range[km]=:5',
      'range%5Bkm%5D=:5',
      'm%61ke=Kia',
      'city=',
      'x=1&page=2',
    ])
      expect(isCachedSearch(`/search?${query}`), query).toBe(false);
    for (const query of ['price_min=1', 'period=weekly&repayment=1&deposit=1', 'x=?&make=Kia'])
      expect(isCachedSearch(`/search?${query}`), query).toBe(false);
    for (const query of ['', 'gclid=a', 'utm_source=mail&fbclid=b', '_rsc=1', 'Make=Kia', 'toString=1'])
      expect(isCachedSearch(`/search?${query}`), query).toBe(true);
  });

  it('accepts the paths that are printed, in that spelling alone', () => {
    for (const path of ['/search', '/search/used-cars', '/search/toyota/hilux', '/used-car/kia'])
      expect(isCachedSearch(path), path).toBe(true);
    for (const path of ['/', '/search/', '/search/Kia', '/search/%6bia', '/search/a/b/c', '/searches', '/search/a%0Ab'])
      expect(isCachedSearch(path), path).toBe(false);
  });

  it('never ignores a query that the search reads, whatever else the query holds', () => {
    const name = fc.oneof(
      fc.constantFrom('query', 'page', 'sortBy', 'model_slug', 'utm_source', 'constructor', ...listAttributes),
      fc.constantFrom(...rangeAttributes.flatMap((range) => [range, `range[${range}]`])),
      fc.string({ maxLength: 6 }),
    );
    const value = fc.oneof(fc.constantFrom('1:2', '2', 'newest', 'hilux', 'Toyota', ''), fc.string({ maxLength: 6 }));
    const path = fc.constantFrom('/search', '/search/used-cars', '/search/kia');
    fc.assert(
      fc.property(path, fc.array(fc.tuple(name, value), { maxLength: 3 }), (asked, pairs) => {
        const query = new URLSearchParams(pairs);
        if (!isCachedSearch(`${asked}?${query}`)) return;
        expect(parseSearchUrl(asked, query, settings)).toEqual(parseSearchUrl(asked, new URLSearchParams(), settings));
      }),
      { numRuns: 2_000 },
    );
  });
});

it('isSearchPath knows both bases, and no other path that begins like one', () => {
  for (const path of ['/search', '/search/kia/rio', '/used-car/kia', '/used-car'])
    expect(isSearchPath(path)).toBe(true);
  for (const path of ['/', '/searches', '/search-access.json', '/used-cars', '/cars/search'])
    expect(isSearchPath(path)).toBe(false);
});
