import type { PlainSearchParameters } from 'algoliasearch-helper';
import { facetAttribute, type ListAttribute, listAttributes, rangeAttributes } from '../criteria/attributes';
import type { SearchCriteria } from '../criteria/criteria';
import { chosenMakeModels } from '../criteria/make-models';
import { replicaName } from '../index-settings/replicas';
import type { SearchSettings } from '../search-settings/search-settings';
import { normalised } from '../url/search-url';
import { escapeFacetValue } from './facet-values';

/** Most values of one facet that a search asks for: every make must be there. */
const facetValueLimit = 200;

/** The same where one facet counts every make and every model. */
const makeModelLimit = 1000;

/**
 * Values by list filter, as they are asked of the index. Models of chosen makes and the makes themselves are one facet
 * (see `chosenMakeModels`); everything else is a facet of its own.
 */
const refinedLists = (asked: SearchCriteria): readonly (readonly [ListAttribute, readonly string[]])[] => {
  const chosen = chosenMakeModels({
    make: asked.make ?? [],
    model: asked.model ?? [],
    make_model: asked.make_model ?? [],
  });
  const byModel: SearchCriteria =
    chosen.length === 0
      ? asked
      : { ...asked, make: [], make_model: chosen, model: asked.make?.length === 1 ? [] : (asked.model ?? []) };
  return listAttributes.flatMap((attribute) => {
    const values = byModel[attribute] ?? [];
    return values.length === 0 ? [] : [[attribute, values] as const];
  });
};

type ParameterSettings = Pick<SearchSettings, 'hitsPerPage' | 'priceAscendingNeedsPrice'> & {
  readonly indexName: string;
  /** List filters whose values are counted, besides those in use. Every one by default. */
  readonly facets?: readonly ListAttribute[];
};

/**
 * Criteria as parameters of algoliasearch-helper, for the server's first search and for the browser alike, so that
 * both ask the same (SRCH-03, -13, -15, -29). Lists are disjunctive facets, ranges numeric refinements with min and
 * max stats; the order chooses the replica; the page counts from 0. The site's own filter is in its key, not here.
 */
export const toSearchParameters = (criteria: SearchCriteria, settings: ParameterSettings): PlainSearchParameters => {
  const asked = normalised(criteria);
  const refined = refinedLists(asked);
  const lists = refined.map(
    ([attribute, values]) => [facetAttribute(attribute), values.map(escapeFacetValue)] as const,
  );
  const isRefined = (attribute: ListAttribute) => refined.some(([name]) => name === attribute);
  if (asked.model_slug !== undefined) lists.push(['model_slug', [asked.model_slug]]);
  const numbers = rangeAttributes.flatMap((attribute) => {
    const range = asked[attribute];
    if (range === undefined) return [];
    const { min, max } = range;
    return [
      [
        attribute,
        { ...(min === null ? {} : { '>=': [min] }), ...(max === null ? {} : { '<=': [max] }) } as Record<
          string,
          number[]
        >,
      ] as const,
    ];
  });
  const numericRefinements: Record<string, Record<string, number[]>> = Object.fromEntries(numbers);
  if (asked.sortBy === 'price-asc' && settings.priceAscendingNeedsPrice) {
    numericRefinements.price = { ...numericRefinements.price, '>': [0] };
  }
  return {
    index: replicaName(settings.indexName, asked.sortBy),
    query: asked.query ?? '',
    page: (asked.page ?? 1) - 1,
    hitsPerPage: settings.hitsPerPage,
    maxValuesPerFacet: isRefined('make_model') ? makeModelLimit : facetValueLimit,
    disjunctiveFacets: [
      ...listAttributes
        .filter((attribute) => isRefined(attribute) || (settings.facets?.includes(attribute) ?? true))
        .map(facetAttribute),
      ...(asked.model_slug === undefined ? [] : ['model_slug']),
      ...rangeAttributes,
    ],
    disjunctiveFacetsRefinements: Object.fromEntries(lists),
    numericRefinements,
  } as PlainSearchParameters;
};
