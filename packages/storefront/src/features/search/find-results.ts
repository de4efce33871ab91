import type { PublicSite } from '@forecourt/config/public-site';
import { createSearchClient, type LiteClient } from '@forecourt/search/client';
import type { SearchCriteria, SearchVocabulary } from '@forecourt/search/criteria';
import { emptyVocabulary, learnModels } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import type { SearchResponse } from '@forecourt/search/results';
import { rawResults, readSearchResponse, withCardFields } from '@forecourt/search/results';
import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper';
import { searchRequester } from '../../runtime/service-access/search-requester';
import { serviceUrl } from '../../runtime/service-access/service-access';
import { onlyForClient } from '../../runtime/template-server/waiting-client';
import { searchEndpoint } from './search-connection';
import { parametersOf } from './search-translation';

type SearchedSite = Pick<PublicSite, 'search' | 'searchAccess'>;

/** One try per host, as Algolia's client reports it when none gave a usable answer. */
interface FailedTry {
  readonly response: { readonly status: number; readonly isTimedOut: boolean };
}

/** The engine closed a kept connection just as it was used; a slow engine is another matter and is not asked again. */
const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error && 'stackTrace' in error)) return false;
  const tries = error.stackTrace as readonly FailedTry[];
  return tries.every(({ response }) => response.status === 0 && !response.isTimedOut);
};

/** Asks once more where the connection was lost; nothing else is asked twice. */
const onceMoreWhenLost =
  (search: LiteClient['search']): LiteClient['search'] =>
  (parameters, options) =>
    search(parameters, options).catch((error: unknown) => {
      if (isLostConnection(error)) return search(parameters, options);
      throw error;
    });

/** The search of a site from the server: the API directly, or the hosted service, by the site's own sealed key. */
export const siteSearchClient = ({ searchAccess }: Pick<PublicSite, 'searchAccess'>): LiteClient => {
  const client = createSearchClient({
    ...searchEndpoint(searchAccess, serviceUrl()),
    ...(searchAccess.answeredBy === 'own' ? { requester: searchRequester } : {}),
  });
  const search = onceMoreWhenLost(client.search);
  return {
    ...client,
    search: async (...asked: Parameters<LiteClient['search']>) => {
      const answer = await search(...asked);
      await onlyForClient();
      return answer;
    },
  } as LiteClient;
};

/** What the server found, as the page draws it and as InstantSearch takes it over. */
export interface FoundResults {
  readonly response: SearchResponse<SearchHit>;
  /** JSON of what InstantSearch calls its initial results. */
  readonly initialResults: string;
}

const searchOnce = async (site: SearchedSite, parameters: PlainSearchParameters): Promise<FoundResults> => {
  const { indexName } = site.searchAccess;
  // The helper always searches the index that it is given: each sort order is an index of its own.
  const helper = algoliasearchHelper(siteSearchClient(site) as never, parameters.index ?? indexName, parameters);
  const { content, state } = await helper.searchOnce(helper.state);
  const raw = rawResults(content);
  const [main, ...others] = raw;
  if (main === undefined) throw new Error('The search engine answered without a result.');
  return {
    response: readSearchResponse(main, others),
    initialResults: JSON.stringify({ [indexName]: { state, results: raw.map(withCardFields) } }),
  };
};

/**
 * Runs the search of the search page: exactly the one that the browser would run, or where `filters` are given one within
 * them. Throws when it cannot.
 */
export const findResults = (site: SearchedSite, criteria: SearchCriteria, filters?: string): Promise<FoundResults> =>
  searchOnce(site, {
    ...parametersOf(criteria, { ...site.search, indexName: site.searchAccess.indexName }),
    ...(filters === undefined ? {} : { filters }),
  });

/** Names of the models of a make that this site has; they name the model of a path such as /search/toyota/hilux. */
export const findModels = async (site: SearchedSite, make: string): Promise<readonly string[]> => {
  const { indexName } = site.searchAccess;
  const { response } = await searchOnce(site, {
    index: indexName,
    hitsPerPage: 0,
    maxValuesPerFacet: 1000,
    facets: ['model'],
    disjunctiveFacets: ['make'],
    disjunctiveFacetsRefinements: { make: [make] },
  } as PlainSearchParameters);
  return Object.keys(response.facets.model?.values ?? {});
};

/** What the address's makes need to have their models named. */
export const vocabularyFor = async (
  makes: readonly string[],
  models: (make: string) => Promise<readonly string[]>,
): Promise<SearchVocabulary> => {
  const named = await Promise.all(makes.map(async (make) => [make, await models(make)] as const));
  return named.reduce((vocabulary, [make, names]) => learnModels(vocabulary, make, names), emptyVocabulary);
};
