'use client';

import { createSearchClient, type LiteClient, type SearchEndpoint } from '@forecourt/search/client';
import { learnModels, type SearchVocabulary } from '@forecourt/search/criteria';
import { SearchRoot, type SearchRootProps } from '@forecourt/search/react';
import { usePathname } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { searchEndpoint } from '../../features/search/search-connection';
import { modelsIn } from '../../features/search/search-filters-view';
import { searchUrls } from '../../features/search/search-translation';
import { SearchScreen } from './search-screen';
import type { SearchScreenProps } from './search-screen-props';
import { useShownQuery } from './shown-query';

export type SearchExperienceProps = Pick<SearchRootProps, 'url'> &
  Omit<SearchScreenProps, 'urls' | 'onAnswer'> & {
    /**
     * What the server found, as JSON: one string crosses to the browser at a fraction of what React needs to write and read
     * each value of an object (a seventh of drawing the page).
     */
    readonly initialResults: string;
    /** Models that the server knows by name: those of the makes in the address. */
    readonly vocabulary: SearchVocabulary;
  };

/** One client for a page visit, whatever pages come and go: it keeps the answers it has had. */
const clients = new Map<string, LiteClient>();
const clientFor = (endpoint: SearchEndpoint): LiteClient => {
  const name = `${endpoint.baseUrl} ${endpoint.apiKey}`;
  const client = clients.get(name) ?? createSearchClient(endpoint);
  // On the server a map would grow with every dealer, and nothing is searched there.
  if (typeof window !== 'undefined') clients.set(name, client);
  return client;
};

/** The search page in the browser and in its first HTML. Source: SRCH-01, -05, -16. */
export const SearchExperience = ({ url, initialResults, vocabulary, ...screen }: SearchExperienceProps) => {
  const learned = useRef(vocabulary);
  const found = useMemo((): SearchRootProps['initialResults'] => JSON.parse(initialResults), [initialResults]);
  const { settings, access } = screen;
  const urls = useMemo(() => searchUrls(settings.search, () => learned.current), [settings]);
  const path = usePathname();
  const query = useShownQuery();
  const address =
    typeof window === 'undefined' ? null : new URL(`${path}${query && `?${query}`}`, window.location.origin).href;
  const { appId, apiKey, answeredBy } = access;
  const client = useMemo(() => {
    // The server asks nothing here.
    const own = typeof window === 'undefined' ? url : window.location.origin;
    return clientFor(searchEndpoint({ appId, apiKey, answeredBy }, own));
  }, [url, appId, apiKey, answeredBy]);
  const learn = useCallback((response: Parameters<typeof modelsIn>[0]) => {
    for (const { make, models } of modelsIn(response)) learned.current = learnModels(learned.current, make, models);
  }, []);
  return (
    // Another address from the server is another search: its results come with it.
    <SearchRoot
      key={url}
      url={url}
      address={address}
      initialResults={found}
      client={client}
      indexName={settings.indexName}
      urls={urls}
    >
      <SearchScreen {...screen} urls={urls} onAnswer={learn} />
    </SearchRoot>
  );
};
