'use client';

import type { SearchCriteria } from '@forecourt/search/criteria';
import { useCriteriaWidget } from '@forecourt/search/react';
import type { SearchHit } from '@forecourt/search/record';
import { listedHits, type SearchResponse } from '@forecourt/search/results';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useSearchMemory } from '../../features/search/history/use-search-memory';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { searchTranslation } from '../../features/search/search-translation';
import { useFollowedAddress } from './followed-address';
import { rangeFaults } from './range-faults';
import type { Search } from './search-filter-fields';
import { clearedCriteria, type SearchPageView, searchPageView } from './search-page-view';
import type { SearchScreenProps } from './search-screen-props';
import type { ShownSearch } from './shown-search';
import { useSearchViewEvent } from './use-search-view-event';

const nothingYet: SearchResponse<SearchHit> = { hits: [], count: 0, facets: {}, pages: 0, ms: 0 };

/** A press of a link that the page answers itself. */
export type LinkPress = (event: MouseEvent<HTMLElement>) => void;

/**
 * The search of a page: its criteria, the last answer, and functions that change the criteria. Each function starts
 * from the criteria at the time of its call, which may be ahead of the shown answer.
 */
export interface PageSearch {
  /** What is asked for; ahead of `answered` while an answer is on its way. */
  readonly criteria: SearchCriteria;
  readonly answered: SearchCriteria;
  /** Null before the first answer. */
  readonly response: SearchResponse<SearchHit> | null;
  readonly state: 'ready' | 'busy' | 'failed';
  readonly search: Search;
  /** Asks the same again. */
  readonly retry: () => void;
  readonly href: (criteria: SearchCriteria) => string;
  readonly clear: LinkPress;
  readonly turnTo: (page: number, event: MouseEvent<HTMLElement>) => void;
}

/** The view of a search for the page. Everything that takes time to compute is computed here. */
export const usePageView = (
  { criteria, answered, response }: PageSearch,
  settings: SearchScreenProps['settings'],
): { readonly view: SearchPageView; readonly shown: ShownSearch } =>
  useMemo(() => {
    const found = response ?? nothingYet;
    const view = searchPageView(criteria, found, settings, answered);
    const next = view.more === null ? null : { page: view.page + 1, title: view.more };
    return { view, shown: { criteria, hits: listedHits(found.hits, settings.search), next } };
  }, [criteria, answered, response, settings]);

/** The search of this page: kept in step with the address, stored in the search history and reported to analytics. */
export const useSearch = ({
  settings,
  events,
  urls,
  onAnswer,
}: Pick<SearchScreenProps, 'settings' | 'events' | 'urls' | 'onAnswer'>): PageSearch => {
  const translation = useMemo(
    () => searchTranslation({ ...settings.search, indexName: settings.indexName }),
    [settings],
  );
  const { criteria, answered, response, search } = useCriteriaWidget(translation);
  const { status, refresh } = useInstantSearch({ catchError: true });
  useFollowedAddress(urls, criteria, search);
  useEffect(() => {
    if (response !== null) onAnswer(response);
  }, [response, onAnswer]);
  useEffect(() => {
    for (const fault of rangeFaults(criteria, response?.facets ?? {})) console.warn(`Range without vehicles: ${fault}`);
  }, [criteria, response]);
  useSearchMemory(criteria, settings.search);
  useSearchViewEvent(urls.print(criteria), status === 'idle' ? (response?.count ?? null) : null, events);
  const latest = useRef({ search, refresh });
  useEffect(() => {
    latest.current = { search, refresh };
  });
  const verbs = useMemo(
    () => ({
      search: (change: Parameters<Search>[0]) => latest.current.search(change),
      retry: () => latest.current.refresh(),
      href: urls.print,
      clear: (event: MouseEvent<HTMLElement>) =>
        insteadOfLink(event, () => latest.current.search((now) => clearedCriteria(now, settings.search))),
      turnTo: (page: number, event: MouseEvent<HTMLElement>) =>
        insteadOfLink(event, () => {
          latest.current.search((now) => ({ ...now, page }));
          window.scrollTo({ top: 0 });
        }),
    }),
    [urls, settings],
  );
  const state = status === 'error' ? 'failed' : status === 'idle' ? 'ready' : 'busy';
  return useMemo(
    () => ({ criteria, answered: answered ?? criteria, response, state, ...verbs }),
    [criteria, answered, response, state, verbs],
  );
};
