import { describe, expect, it } from 'vitest';
import { readSearchResponse } from '../results/search-response';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { parseSearchUrl } from '../url/search-url';
import { listAttributes, rangeAttributes } from './attributes';

// Typed from section 3 of the specification, not from our lists.
const words = (list: string) => list.split(/\s+/).filter(Boolean);
const filters = words(`badge status car_type categories city colour dealership_name filtered_features item_type km
  location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag
  weekly_price_range year certified`);

describe('what section 3 of the specification says of search', () => {
  it('[ENTY-01] every filter attribute has its exact name, with query, page and sortBy beside them', () => {
    const known: readonly string[] = [...listAttributes, ...rangeAttributes];
    expect(filters.filter((name) => !known.includes(name))).toEqual([]);
    const asked = new URLSearchParams({ query: 'tow bar', page: '2', sortBy: 'newest' });
    expect(parseSearchUrl('/search', asked, searchSettingsSchema.parse({}))).toEqual({
      kind: 'criteria',
      criteria: { query: 'tow bar', page: 2, sortBy: 'newest' },
    });
  });

  it('[ENTY-01] a response has hits, count, facets, pages and ms', () => {
    expect(Object.keys(readSearchResponse({ hits: [] })).sort()).toEqual(
      ['hits', 'count', 'facets', 'pages', 'ms'].sort(),
    );
  });
});
