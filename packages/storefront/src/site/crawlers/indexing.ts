import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { printSearchUrl } from '@forecourt/search/url';
import type { Metadata } from 'next';

/** Metadata for search engines: index a page, or follow its links only (SEO-01). */
export const indexing = (isIndexed: boolean): Pick<Metadata, 'robots'> =>
  isIndexed ? {} : { robots: { index: false, follow: true } };

/**
 * Whether search engines may keep a search: the list of paths is the list of ROUTE-03, so a search that its path says
 * whole (all stock, a preset of car types, one body, one make, one model) and the pages of it. Combinations of filters,
 * ranges, words and orders are without end; crawlers reach every vehicle without them.
 */
export const isIndexedSearch = (
  criteria: SearchCriteria,
  settings: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>,
): boolean => {
  const { page: _page, ...rest } = criteria;
  return !printSearchUrl(rest, settings).includes('?');
};
