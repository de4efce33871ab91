import type { Range } from '../criteria/search-criteria';
import { quoteFilterValue } from '../parameters/base-filter';
import type { SearchHit } from '../record/record';
import { type FacetChoice, facetChoices } from '../results/facet-choices';
import { type FacetStats, type RawSearchResult, readSearchResponse } from '../results/search-response';

/** Vehicles on a page of a dealership's search (SRCH-24). */
const dealershipHitsPerPage = 21;

/** What is asked of one dealership's stock (SRCH-24). Price in AUD dollars. */
export interface DealershipCriteria {
  readonly dealershipId: string;
  readonly categories?: readonly string[];
  readonly price?: Range;
  /** From 1. */
  readonly page?: number;
}

/** What one dealership has. */
export interface DealershipSearchResponse {
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly pages: number;
  readonly categories: readonly FacetChoice[];
  /** Lowest and highest price under the chosen categories; null where nothing has one. */
  readonly price: FacetStats | null;
}

const priceFilters = (price: Range | undefined): readonly string[] => [
  ...(price?.min == null ? [] : [`price >= ${price.min}`]),
  ...(price?.max == null ? [] : [`price <= ${price.max}`]),
];

const categoryFilter = (categories: readonly string[] = []): readonly string[] =>
  categories.length === 0
    ? []
    : [`(${categories.map((value) => `categories:${quoteFilterValue(value)}`).join(' OR ')})`];

/**
 * The queries behind a dealership's search (SRCH-24): the vehicles, then what each category would show, then what the
 * vehicles of any price cost. Every one stays within the dealership; the site's key adds its own filter.
 */
export const dealershipSearchQueries = (
  { dealershipId, categories, price, page = 1 }: DealershipCriteria,
  { indexName }: { readonly indexName: string },
) => {
  const own = `dealership_id:${quoteFilterValue(dealershipId)}`;
  const filters = (...parts: readonly (readonly string[])[]) => [own, ...parts.flat()].join(' AND ');
  const base = { indexName, query: '', analytics: false } as const;
  return [
    {
      ...base,
      filters: filters(categoryFilter(categories), priceFilters(price)),
      hitsPerPage: dealershipHitsPerPage,
      page: page - 1,
    },
    { ...base, filters: filters(priceFilters(price)), hitsPerPage: 0, facets: ['categories'] },
    { ...base, filters: filters(categoryFilter(categories), ['has_price:true']), hitsPerPage: 0, facets: ['price'] },
  ] as const;
};

/** A page of a dealership's search from the answers to {@link dealershipSearchQueries}. Throws when there are none. */
export const readDealershipSearch = (
  answers: readonly unknown[],
  { categories = [] }: Pick<DealershipCriteria, 'categories'>,
): DealershipSearchResponse => {
  const [vehicles, byCategory, byPrice] = answers as readonly (RawSearchResult<SearchHit> | undefined)[];
  if (vehicles === undefined || byCategory === undefined || byPrice === undefined) {
    throw new Error('The search engine answered without the vehicles of the dealership.');
  }
  const { hits, count, pages } = readSearchResponse(vehicles);
  const stats = byPrice.facets_stats?.price;
  return {
    hits,
    count,
    pages,
    categories: facetChoices(readSearchResponse(byCategory).facets.categories?.values ?? {}, categories),
    price: stats?.min === undefined || stats.max === undefined ? null : { min: stats.min, max: stats.max },
  };
};
