import type { Snippet } from '../text/snippet';
import type { Around, Box } from './around';
import type { Filter } from './filter';

/** How the words of the search text are matched. */
export interface TextOptions {
  readonly typos: boolean;
  /** Which words may be the beginning of a longer word. */
  readonly prefix: 'last' | 'all' | 'none';
  /** Only these searchable attributes; undefined means all. */
  readonly attributes: readonly string[] | undefined;
}

/** What both kinds of query have: which records match. */
export interface MatchQuery {
  readonly indexName: string;
  readonly text: string;
  readonly textOptions: TextOptions;
  readonly filter: Filter;
  /** Undefined: distance neither filters nor ranks. */
  readonly around: Around | undefined;
  /** Only records with a place in one of them; undefined: wherever they are. */
  readonly boxes: readonly Box[] | undefined;
}

/** A query for hits and facet counts, every parameter read and bounded. */
export interface HitsQuery extends MatchQuery {
  readonly kind: 'hits';
  /** `['*']` means every countable and numeric attribute; undefined: no facets in the answer. */
  readonly facets: readonly string[] | undefined;
  readonly maxValuesPerFacet: number | undefined;
  /** Undefined: the index's own order. */
  readonly facetOrder: 'count' | 'alpha' | undefined;
  readonly paging: Paging;
  /** Undefined: everything that the index keeps. */
  readonly retrieve: readonly string[] | undefined;
  /** Undefined: the index's own list. */
  readonly highlight: readonly string[] | undefined;
  readonly snippets: readonly Snippet[];
  /** What stands in a snippet for the rest of its text. */
  readonly ellipsis: string;
  readonly preTag: string;
  readonly postTag: string;
  /** Hits include the details of their ranking. */
  readonly rankingInfo: boolean;
  /** Response properties asked for; undefined: all. */
  readonly responseFields: ReadonlySet<string> | undefined;
  /** The request's own parameters, URL-encoded, echoed in the answer. */
  readonly echo: string;
}

/** A search among the values of one facet. */
export interface FacetValuesQuery extends MatchQuery {
  readonly kind: 'facet';
  readonly facet: string;
  readonly facetText: string;
  readonly maxFacetHits: number;
  readonly preTag: string;
  readonly postTag: string;
}

export type SearchQuery = HitsQuery | FacetValuesQuery;

export type Paging =
  | { readonly by: 'page'; readonly page: number; readonly hitsPerPage: number | undefined }
  | { readonly by: 'offset'; readonly offset: number; readonly length: number | undefined };
