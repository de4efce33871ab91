import { criteriaOf, withFacets } from '@forecourt/search/client';
import type { SearchVocabulary } from '@forecourt/search/criteria';
import { toSearchParameters } from '@forecourt/search/parameters';
import type { CriteriaTranslation, SearchUrls } from '@forecourt/search/react';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { parseSearchUrl, printSearchUrl } from '@forecourt/search/url';
import { shownFacets } from './search-filters-view';

type Settings = SearchSettings & { readonly indexName: string };

/** The parameters of a search, with the facets that the page shows. The same on the server. */
export const parametersOf = (criteria: Parameters<typeof toSearchParameters>[0], settings: Settings) =>
  withFacets(toSearchParameters(criteria, settings), shownFacets(criteria));

export const searchTranslation = (settings: Settings): CriteriaTranslation => ({
  toParameters: (criteria) => parametersOf(criteria, settings),
  toCriteria: (parameters) => criteriaOf(parameters, settings),
});

/** The URLs of this site's searches. Models in paths are named by what the vocabulary has learned so far. */
export const searchUrls = (settings: SearchSettings, vocabulary: () => SearchVocabulary): SearchUrls => {
  const read = (url: URL): ReturnType<SearchUrls['read']> => {
    const parsed = parseSearchUrl(url.pathname, url.searchParams, settings, vocabulary());
    if (parsed.kind === 'redirect') return read(new URL(parsed.href, url));
    return parsed.kind === 'criteria' ? parsed.criteria : null;
  };
  return { read, print: (criteria) => printSearchUrl(criteria, settings) };
};
