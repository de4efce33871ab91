import type { SearchCriteria } from '../criteria/search-criteria';
import { respelledQuery } from '../spelling/respelled-query';
import { parseSearchUrl } from '../url/search-url';
import type { UrlSettings } from '../url/url-settings';
import type { FeaturedList } from './featured-settings';

/**
 * The search that a featured list picks from, on its first page; null where its address means nothing on this site
 * (SRCH-28).
 */
export const featuredCriteria = (
  { filter }: Pick<FeaturedList, 'filter'>,
  settings: UrlSettings,
): SearchCriteria | null => {
  const { pathname, searchParams } = new URL(filter, 'https://site.invalid');
  const parsed = parseSearchUrl(pathname, respelledQuery(searchParams) ?? searchParams, settings);
  // For example an address with the other prefix, which redirects to one that is a search.
  if (parsed.kind === 'redirect') return featuredCriteria({ filter: parsed.href }, settings);
  if (parsed.kind === 'not-found') return null;
  const { page: _page, ...criteria } = parsed.criteria;
  return criteria;
};
