/** Smallest and largest value of a numeric facet among the hits. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
}

/** One facet of an answer: hits by value, and its ends when it is numeric. */
export interface ReadFacet {
  readonly values: Readonly<Record<string, number>>;
  readonly stats: FacetStats | null;
}

/** A search response in the spec's words (SRCH-29). */
export interface SearchResponse<Hit> {
  readonly hits: readonly Hit[];
  readonly count: number;
  readonly facets: Readonly<Record<string, ReadFacet>>;
  readonly pages: number;
  /** Milliseconds the engine worked. */
  readonly ms: number;
}

/** What of an Algolia answer is read; SearchResults of the helper and raw results both fit. */
export interface RawSearchResult<Hit> {
  readonly hits: readonly Hit[];
  readonly nbHits?: number | undefined;
  readonly nbPages?: number | undefined;
  readonly processingTimeMS?: number | undefined;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  readonly facets_stats?: Readonly<Record<string, { readonly min?: number; readonly max?: number }>> | undefined;
}

/**
 * Reads one answer of the engine, and any further answers of the same search (the helper asks once more for each
 * refined list facet) whose facets then replace the first's, since only those count the values not chosen (SRCH-29).
 */
export const readSearchResponse = <Hit>(
  main: RawSearchResult<Hit>,
  disjunctive: readonly RawSearchResult<unknown>[] = [],
): SearchResponse<Hit> => {
  const facets: Record<string, ReadFacet> = {};
  for (const result of [main, ...disjunctive]) {
    for (const [name, values] of Object.entries(result.facets ?? {})) {
      const stats = result.facets_stats?.[name];
      facets[name] = {
        values,
        stats: stats?.min === undefined || stats.max === undefined ? null : { min: stats.min, max: stats.max },
      };
    }
  }
  return {
    hits: main.hits,
    count: main.nbHits ?? 0,
    facets,
    pages: main.nbPages ?? 0,
    ms: main.processingTimeMS ?? 0,
  };
};
