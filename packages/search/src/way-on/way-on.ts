import algoliasearchHelper from 'algoliasearch-helper';
import type { SortName } from '../criteria/attributes';
import { type ActiveFilter, activeFilters, type SearchCriteria, withoutFilter } from '../criteria/criteria';
import { toSearchParameters } from '../parameters/search-parameters';
import type { SearchHit } from '../record/record';
import type { SearchSettings } from '../search-settings/search-settings';

/** A search that found nothing with one thing less: a filter, or one of its words. */
export type Loosening = (
  | { readonly kind: 'filter'; readonly filter: ActiveFilter }
  | { readonly kind: 'word'; readonly word: string }
) & { readonly criteria: SearchCriteria };

/** Words of a search that are tried without, and filters. */
const mostWords = 6;
const mostFilters = 10;
/** Vehicles that are shown in place of those that were not found. */
const mostNearest = 3;

/** The search with each of its filters and words left out in turn, and nothing else changed. */
export const loosenings = (criteria: SearchCriteria): readonly Loosening[] => {
  const { page: _page, ...first } = criteria;
  const words = (first.query ?? '').split(' ').filter(Boolean);
  const withWords = (left: readonly string[]): SearchCriteria => {
    const { query: _query, ...others } = first;
    return left.length === 0 ? others : { ...others, query: left.join(' ') };
  };
  return [
    ...words
      .slice(0, mostWords)
      .map((word, at): Loosening => ({ kind: 'word', word, criteria: withWords(words.toSpliced(at, 1)) })),
    ...activeFilters(first)
      .slice(0, mostFilters)
      .map((filter): Loosening => ({ kind: 'filter', filter, criteria: withoutFilter(first, filter) })),
  ];
};

/** What is like a search of which nothing is left: its models or makes, its bodies, its kinds, and whatever there is. */
const fallbacks = ({
  make,
  model,
  make_model,
  model_slug,
  body,
  item_type,
  city,
}: SearchCriteria): readonly SearchCriteria[] => {
  const given = (part: SearchCriteria): SearchCriteria =>
    Object.fromEntries(
      Object.entries(part).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
    );
  const all = city === undefined ? {} : { city: [] };
  return [{ make, model, make_model, model_slug }, { body }, { item_type }, {}]
    .map((part) => given(part as SearchCriteria))
    .filter((part, at, parts) => at === parts.length - 1 || Object.keys(part).length > 0)
    .map((part) => ({ ...part, ...all }));
};

/** The order in which vehicles beyond an end of a range come nearest to it first. */
const nearestOrder = ({ kind, ...loosened }: Loosening): SortName | undefined => {
  const filter = 'filter' in loosened ? loosened.filter : undefined;
  if (kind !== 'filter' || filter?.kind !== 'range') return undefined;
  const { attribute, range } = filter;
  if (attribute === 'price') return range.min === null ? 'price-asc' : range.max === null ? 'price-desc' : undefined;
  return attribute === 'km' && range.min === null ? 'km-asc' : undefined;
};

type Settings = Pick<SearchSettings, 'hitsPerPage' | 'priceAscendingNeedsPrice'> & { readonly indexName: string };

/** The searches to go on with: each thing left out in turn, then what is like them. */
const searchesOf = (criteria: SearchCriteria): readonly SearchCriteria[] => [
  ...loosenings(criteria).map((loosened) => {
    const sortBy = nearestOrder(loosened);
    return sortBy === undefined ? loosened.criteria : { ...loosened.criteria, sortBy };
  }),
  ...fallbacks(criteria),
];

/** The multi-query that tells how many vehicles each loosening finds, and the nearest of them. */
export const wayOnQueries = (criteria: SearchCriteria, settings: Settings) =>
  searchesOf(criteria).map((search) => {
    const parameters = toSearchParameters(search, { ...settings, hitsPerPage: mostNearest, facets: [] });
    const indexName = parameters.index ?? settings.indexName;
    return {
      ...algoliasearchHelper({} as never, indexName, parameters).getQuery(),
      indexName,
      page: 0,
      facets: [],
      analytics: false,
    };
  });

/** A way on from a search that found nothing. */
export interface WayOn {
  /** What to leave out, with how many vehicles there are then; those that find nothing are not among them. */
  readonly loosened: readonly (Loosening & { readonly count: number })[];
  /** The vehicles that come nearest, three at most. */
  readonly nearest: readonly SearchHit[];
}

interface Answer {
  readonly nbHits?: number;
  readonly hits?: readonly SearchHit[];
}

/**
 * Reads the answers to {@link wayOnQueries}. What finds most comes first; the nearest vehicles are those of the loosening
 * that lets in the fewest, which has least to do with what was asked for being wrong. Throws when there are no answers.
 */
export const readWayOn = (criteria: SearchCriteria, answers: readonly unknown[]): WayOn => {
  const all = loosenings(criteria);
  const found = answers as readonly Answer[];
  if (found.length < all.length) throw new Error('The search engine answered without a way on.');
  const loosened = all
    .map((one, at) => ({ ...one, count: found[at]?.nbHits ?? 0, hits: found[at]?.hits ?? [] }))
    .filter(({ count }) => count > 0);
  const byFewest = loosened.toSorted((one, other) => one.count - other.count).flatMap(({ hits }) => hits);
  const like = found.slice(all.length).flatMap(({ hits = [] }) => hits);
  const nearest = [...new Map([...byFewest, ...like].map((hit) => [hit.objectID, hit])).values()].filter(
    ({ available }) => available,
  );
  return {
    loosened: loosened.toSorted((one, other) => other.count - one.count).map(({ hits: _hits, ...one }) => one),
    nearest: nearest.slice(0, mostNearest),
  };
};
