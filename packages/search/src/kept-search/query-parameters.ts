import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper';
import type { SearchCriteria } from '../criteria/criteria';
import { toSearchParameters } from '../parameters/search-parameters';
import type { SearchSettings } from '../search-settings/search-settings';

/** Makes parameters and asks nobody. */
const noClient = { search: () => Promise.reject(new Error('This client asks nobody.')) };

/**
 * What one request for criteria sends (`query`, `facetFilters`, `numericFilters`, ...), as the pages ask it but without
 * counts of facets: for whoever keeps a search, such as a percolator. The site's own filter is `siteFilter`.
 */
export const queryParameters = (
  criteria: SearchCriteria,
  settings: Pick<SearchSettings, 'hitsPerPage' | 'priceAscendingNeedsPrice'> & { readonly indexName: string },
): Readonly<Record<string, unknown>> => {
  const asked: PlainSearchParameters = toSearchParameters(criteria, { ...settings, facets: [] });
  const { index = settings.indexName } = asked;
  return { ...algoliasearchHelper(noClient, index, asked).getQuery(), indexName: index, facets: [] };
};
