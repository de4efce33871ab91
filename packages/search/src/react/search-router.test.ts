import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { parseSearchUrl, printSearchUrl } from '../url/search-url';
import { isSameSearch, type SearchUrls, searchRouting } from './search-router';

const settings = searchSettingsSchema.parse({});
const urls: SearchUrls = {
  read: ({ pathname, searchParams }) => {
    const parsed = parseSearchUrl(pathname, searchParams, settings);
    return parsed.kind === 'criteria' ? parsed.criteria : null;
  },
  print: (criteria) => printSearchUrl(criteria, settings),
};
const origin = 'https://dealer.example';

describe('search routing', () => {
  it('[ROUTE-04] treats a filter in the path and in the query as the same search', () => {
    const same = (one: string, other: string) => isSameSearch(new URL(one, origin), new URL(other, origin), urls);
    expect(same('/search/kia', '/search?make=Kia')).toBe(true);
    expect(same('/search/kia', '/search/mazda')).toBe(false);
    expect(same('/search/kia', '/contact')).toBe(false);
  });

  it('[SRCH-01] reads the address the server rendered for and prints the canonical one', () => {
    const { router, stateMapping } = searchRouting(`${origin}/search/kia?price=:30000&page=2`, 'cars', urls);
    const criteria = router.read();
    expect(criteria).toEqual({ make: ['Kia'], price: { min: null, max: 30_000 }, page: 2 });
    expect(router.createURL(criteria)).toBe(`${origin}/search/kia?price=:30000&page=2`);
    expect(stateMapping.stateToRoute(stateMapping.routeToState(criteria))).toEqual(criteria);
    router.dispose();
  });
});
