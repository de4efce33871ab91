import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { respelledQuery } from '@forecourt/search/spelling';
import { isSearchPath, parseSearchUrl } from '@forecourt/search/url';
import algoliasearchHelper from 'algoliasearch-helper';
import { vocabularyFor } from '../find-results';
import { parametersOf } from '../search-translation';

/** Whatever sends queries of the search protocol. */
export interface CountingSearch {
  readonly search: (requests: never) => Promise<{ readonly results: readonly unknown[] }>;
}

interface Answer {
  readonly nbHits?: number;
}

type Settings = SearchSettings & { readonly indexName: string };

/** As many queries as the hosted service takes at a time. */
const mostQueries = 50;

/** What the stock tells of an address: the models of a make, and what its words mean. */
export interface SearchNames {
  readonly models: (make: string) => Promise<readonly string[]>;
  readonly readWords: (criteria: SearchCriteria) => Promise<SearchCriteria>;
}

const urlOf = (href: string) => new URL(href, 'https://site.invalid');

/** What an address of the site searches for; null for any other page. */
const criteriaAt = async (
  href: string,
  settings: Settings,
  { models, readWords }: SearchNames,
): Promise<SearchCriteria | null> => {
  const { pathname, searchParams: written } = urlOf(href);
  const searchParams = respelledQuery(written) ?? written;
  const read = (vocabulary?: Awaited<ReturnType<typeof vocabularyFor>>) => {
    const first = parseSearchUrl(pathname, searchParams, settings, vocabulary);
    if (first.kind !== 'redirect') return first;
    const next = urlOf(first.href);
    return parseSearchUrl(next.pathname, next.searchParams, settings, vocabulary);
  };
  const first = read();
  if (first.kind !== 'criteria') return null;
  const named = read(await vocabularyFor(first.criteria.make ?? [], models));
  return readWords(named.kind === 'criteria' ? named.criteria : first.criteria);
};

/**
 * How many vehicles the searches among these addresses find, by address; the other addresses are left out. The engine
 * is asked for all of them at once. Throws when it does not answer.
 */
export const countSearches = async (
  client: CountingSearch,
  addresses: readonly string[],
  settings: Settings,
  names: SearchNames,
): Promise<Readonly<Record<string, number>>> => {
  const searches = [...new Set(addresses)].filter((href) => isSearchPath(urlOf(href).pathname));
  const read = await Promise.all(
    searches.map(async (href) => ({ href, criteria: await criteriaAt(href, settings, names) })),
  );
  const asked = read.flatMap(({ href, criteria }) => (criteria === null ? [] : [{ href, criteria }]));
  const queries = asked.map(({ criteria }) => {
    const helper = algoliasearchHelper(client as never, settings.indexName, parametersOf(criteria, settings));
    return {
      ...helper.getQuery(),
      indexName: settings.indexName,
      hitsPerPage: 0,
      page: 0,
      facets: [],
      analytics: false,
    };
  });
  const counts: Record<string, number> = {};
  for (let from = 0; from < queries.length; from += mostQueries) {
    const { results } = await client.search({ requests: queries.slice(from, from + mostQueries) } as never);
    for (const [at, result] of (results as readonly Answer[]).entries()) {
      const href = asked[from + at]?.href;
      if (href !== undefined && result.nbHits !== undefined) counts[href] = result.nbHits;
    }
  }
  return counts;
};
