import type { PlainSearchParameters, SearchParameters } from 'algoliasearch-helper';
import { facetAttribute, type ListAttribute, listAttributes, rangeAttributes, sortNames } from '../criteria/attributes';
import type { SearchCriteria } from '../criteria/criteria';
import { makesAndModels } from '../criteria/make-models';
import { replicaName } from '../index-settings/replicas';
import { unescapeFacetValue } from '../parameters/facet-values';
import type { SearchSettings } from '../search-settings/search-settings';

type ParameterSettings = Pick<SearchSettings, 'defaultCity'> & { readonly indexName: string };

/**
 * The criteria that stand behind search parameters: the way back from `toSearchParameters`. A city that is not
 * refined means every city on sites that would otherwise assume one (SRCH-12).
 */
export const criteriaOf = (
  parameters: Pick<
    SearchParameters,
    'index' | 'query' | 'page' | 'disjunctiveFacetsRefinements' | 'numericRefinements'
  >,
  { indexName, defaultCity }: ParameterSettings,
): SearchCriteria => {
  const refinements = parameters.disjunctiveFacetsRefinements ?? {};
  const refined = (name: string) => (refinements[name] ?? []).map(unescapeFacetValue);
  const both = refined(facetAttribute('make_model'));
  const chosen: Partial<Record<ListAttribute, readonly string[]>> = both.length === 0 ? {} : makesAndModels(both);
  const lists = listAttributes.flatMap((attribute) => {
    const given = refined(facetAttribute(attribute));
    // Models without a make of theirs stand beside those that came with one.
    const values = attribute === 'model' && chosen.model?.length === 0 ? given : (chosen[attribute] ?? given);
    const isEveryCity = attribute === 'city' && defaultCity !== null;
    return values.length > 0 || isEveryCity ? [[attribute, [...values]] as const] : [];
  });
  const ranges = rangeAttributes.flatMap((attribute) => {
    const limits = parameters.numericRefinements?.[attribute];
    const end = (operator: '>=' | '<=') => {
      const [value] = [limits?.[operator]?.[0]].flat();
      return value ?? null;
    };
    const range = { min: end('>='), max: end('<=') };
    return range.min === null && range.max === null ? [] : [[attribute, range] as const];
  });
  const sortBy = sortNames.find((name) => replicaName(indexName, name) === parameters.index);
  const slug = refinements.model_slug?.[0];
  const page = (parameters.page ?? 0) + 1;
  return {
    ...(parameters.query ? { query: parameters.query } : {}),
    ...(page > 1 ? { page } : {}),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(slug === undefined ? {} : { model_slug: slug }),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(ranges),
  };
};

/**
 * The parameters with only the facets that the page shows and those in use. Other facets need not be counted or sent.
 */
export const withFacets = (parameters: PlainSearchParameters, shown: readonly string[]): PlainSearchParameters => {
  const refined = [
    ...Object.entries(parameters.disjunctiveFacetsRefinements ?? {}).flatMap(([name, values]) =>
      values.length > 0 ? [name] : [],
    ),
    ...Object.keys(parameters.numericRefinements ?? {}),
  ];
  return { ...parameters, disjunctiveFacets: [...new Set([...shown, ...refined])] };
};
