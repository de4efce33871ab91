import type { InitialResults } from 'instantsearch.js';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import type { LiteClient } from '../client';
import { isSameSearch, type SearchUrls, searchRouting } from './search-router';

export interface SearchRootProps {
  /** Address the server rendered for, with origin. */
  readonly url: string;
  /**
   * Address that the router is about to show, with origin; null on the server. While a link leads from one page to this
   * one, the browser's own is still that of the page before.
   */
  readonly address: string | null;
  /** What the server found for `url`. */
  readonly initialResults: InitialResults;
  readonly client: LiteClient;
  readonly indexName: string;
  readonly urls: SearchUrls;
  readonly children: ReactNode;
}

const WrittenAddresses = createContext<RefObject<readonly string[]>>({ current: [] });

/** Addresses that the search has written and the router has not shown yet, the oldest first. */
export const useWrittenAddresses = (): RefObject<readonly string[]> => useContext(WrittenAddresses);

/**
 * InstantSearch around a page whose results came from the server: no search on load, one for each change, state in
 * the URL. A page that the router restored may hold results of another address than the one shown; those are left
 * out and asked for anew.
 */
export const SearchRoot = ({ url, address, initialResults, client, indexName, urls, children }: SearchRootProps) => {
  const [isCurrent] = useState(
    () =>
      typeof window === 'undefined' ||
      [window.location.href, address].some(
        (shown) => shown !== null && isSameSearch(new URL(url), new URL(shown), urls),
      ),
  );
  const written = useRef<readonly string[]>([]);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const [routing] = useState(() =>
    searchRouting(url, indexName, urls, {
      isCurrent,
      hasLeft: () => left.current,
      onWrite: (next) => {
        written.current = [...written.current, next];
      },
    }),
  );
  // InstantSearch takes the server's answer into a client once. As a copy of its own each page adds to the answers that
  // all copies share: on Forward the page that is left asks for what the page that comes has from the server.
  const ownClient = useMemo(() => ({ ...client }), [client]);
  const search = (
    <InstantSearch
      searchClient={ownClient}
      indexName={indexName}
      routing={routing}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <WrittenAddresses value={written}>{children}</WrittenAddresses>
    </InstantSearch>
  );
  return isCurrent ? (
    <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider>
  ) : (
    search
  );
};
