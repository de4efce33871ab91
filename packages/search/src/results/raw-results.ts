import type { SearchHit } from '../record/record';
import type { RawSearchResult } from './search-response';

/**
 * The engine's own answers behind a result of Algolia's helper: the search's first, then those of its facets. The helper
 * keeps them under a name that is not in its types; its version is pinned.
 */
export const rawResults = (results: object): readonly RawSearchResult<SearchHit>[] =>
  '_rawResults' in results && Array.isArray(results._rawResults) ? results._rawResults : [];
