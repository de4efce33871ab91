import { quoteFilterValue } from '../parameters/base-filter';
import type { SearchHit } from '../record/record';
import { type RawSearchResult, readSearchResponse } from '../results/search-response';

/** Stock that is shown at a location. */
export interface LocationStock {
  /** The first available vehicles. */
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Names of the locations where it stands, as the filter of results knows them. */
  readonly locationNames: readonly string[];
}

/**
 * The query behind a location's stock (LOC-06): what can be had at the locations with these ids, which are its own and
 * those that it distributes for. The site's key adds its own filter.
 */
export const locationStockQuery = (
  locationIds: readonly string[],
  { indexName, limit }: { readonly indexName: string; readonly limit: number },
) => {
  const standsAt = locationIds.map((id) => `location_id:${quoteFilterValue(id)}`).join(' OR ');
  return {
    indexName,
    query: '',
    analytics: false,
    filters: `(${standsAt}) AND available:true`,
    hitsPerPage: limit,
    facets: ['location_name'],
  } as const;
};

/** A location's stock from the answer to {@link locationStockQuery}. */
export const readLocationStock = (answer: unknown): LocationStock => {
  const { hits, count, facets } = readSearchResponse(answer as RawSearchResult<SearchHit>);
  return { hits, count, locationNames: Object.keys(facets.location_name?.values ?? {}).filter((name) => name !== '') };
};
