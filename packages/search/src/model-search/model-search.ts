import { facetAttribute } from '../criteria/attributes';
import { makeModel, readMakeModel } from '../criteria/make-models';
import { replicaName } from '../index-settings/replicas';
import { quoteFilterValue } from '../parameters/base-filter';
import type { SearchHit } from '../record/record';
import { type FacetChoice, facetChoices } from '../results/facet-choices';
import { type RawSearchResult, readSearchResponse } from '../results/search-response';
import type { ModelCriteria } from './model-criteria';

/** Models on a page (SRCH-23). */
const modelsPerPage = 21;

/** Models that a site's directory reaches: the most values of one facet that engines give. */
const mostModelsInAll = 1000;

/** A model that a site has in stock. */
export interface FoundModel {
  readonly make: string;
  readonly model: string;
  /** Number of available vehicles of the model. */
  readonly count: number;
}

/** What the directory found, in the words of a search response (SRCH-29). */
export interface ModelSearchResponse {
  readonly hits: readonly FoundModel[];
  readonly count: number;
  readonly pages: number;
  /** Choices with what each would show, models of it not being counted: vehicles. */
  readonly facets: {
    readonly manufacturer: readonly FacetChoice[];
    readonly model: readonly FacetChoice[];
    readonly body: readonly FacetChoice[];
  };
}

const anyOf = (attribute: string, values: readonly string[] = []): readonly string[] =>
  values.length === 0 ? [] : [`(${values.map((value) => `${attribute}:${quoteFilterValue(value)}`).join(' OR ')})`];

const joined = (...parts: readonly (readonly string[])[]): string => ['available:true', ...parts.flat()].join(' AND ');

/** One request of the multi-query behind a page of the directory. */
export interface ModelQuery {
  readonly indexName: string;
  readonly query: string;
  readonly filters: string;
  readonly facets?: readonly string[];
  readonly hitsPerPage: number;
  readonly [parameter: string]: unknown;
}

/**
 * The queries behind the directory (SRCH-23): models with their makes under the chosen bodies, and bodies under the
 * chosen makes and models. Words are looked for in makes and models only.
 */
export const modelSearchQueries = (
  { manufacturer, model, body, query = '' }: ModelCriteria,
  { indexName }: { readonly indexName: string },
): readonly ModelQuery[] => {
  const base = {
    indexName,
    query,
    hitsPerPage: 0,
    analytics: false,
    maxValuesPerFacet: mostModelsInAll,
    ...(query === '' ? {} : { restrictSearchableAttributes: ['make', 'model'] }),
  };
  return [
    { ...base, filters: joined(anyOf('body', body)), facets: ['make_model.lvl1'] },
    { ...base, filters: joined(anyOf('make', manufacturer), anyOf('model', model)), facets: ['body'] },
  ];
};

/** By make and model; the make that the site stands for before all others. */
const byName =
  (leading: string | null) =>
  (one: FoundModel, other: FoundModel): number =>
    Number(other.make === leading) - Number(one.make === leading) ||
    one.make.localeCompare(other.make, 'en-AU') ||
    one.model.localeCompare(other.model, 'en-AU', { numeric: true });

const summed = (models: readonly FoundModel[], name: 'make' | 'model'): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const each of models) sums[each[name]] = (sums[each[name]] ?? 0) + each.count;
  return sums;
};

/**
 * A page of the directory from the answers to {@link modelSearchQueries}: models by name, those of the make that the
 * site stands for first, 21 a page (SRCH-23). Throws when there are no answers.
 */
export const readModelSearch = (
  answers: readonly unknown[],
  { manufacturer = [], model = [], body = [], page = 1 }: ModelCriteria,
  leading: string | null = null,
): ModelSearchResponse => {
  const [models, bodies] = answers as readonly (RawSearchResult<unknown> | undefined)[];
  if (models?.facets === undefined || bodies === undefined) {
    throw new Error('The search engine answered without models.');
  }
  const found = Object.entries(readSearchResponse(models).facets['make_model.lvl1']?.values ?? {})
    .flatMap(([value, count]): FoundModel[] => {
      const named = readMakeModel(value);
      return named === null ? [] : [{ ...named, count }];
    })
    .toSorted(byName(leading));
  const isAmong = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);
  const ofMakes = found.filter(({ make }) => isAmong(manufacturer, make));
  const kept = ofMakes.filter((each) => isAmong(model, each.model));
  const first = (page - 1) * modelsPerPage;
  return {
    hits: kept.slice(first, first + modelsPerPage),
    count: kept.length,
    pages: Math.ceil(kept.length / modelsPerPage),
    facets: {
      manufacturer: facetChoices(summed(found, 'make'), manufacturer),
      model: facetChoices(summed(ofMakes, 'model'), model),
      body: facetChoices(readSearchResponse(bodies).facets.body?.values ?? {}, body),
    },
  };
};

/**
 * One query for each model: the vehicle that stands for it, the one that costs least among those with a price and
 * pictures. The answers come in the order of the models.
 */
export const modelFrontQueries = (
  models: readonly FoundModel[],
  { body }: Pick<ModelCriteria, 'body'>,
  { indexName }: { readonly indexName: string },
): readonly ModelQuery[] =>
  models.map(({ make, model }) => ({
    indexName: replicaName(indexName, 'price-asc'),
    query: '',
    filters: joined(anyOf(facetAttribute('make_model'), [makeModel(make, model)]), anyOf('body', body), [
      'has_price:true',
      'has_photos:true',
    ]),
    hitsPerPage: 1,
    analytics: false,
  }));

/** The fronts in the answers to {@link modelFrontQueries}; null where a model has none. */
export const readModelFronts = (answers: readonly unknown[]): readonly (SearchHit | null)[] =>
  answers.map((answer) => (answer as { readonly hits?: readonly SearchHit[] }).hits?.[0] ?? null);
