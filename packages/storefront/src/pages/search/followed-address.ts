'use client';

import type { SearchCriteria } from '@forecourt/search/criteria';
import { isSameSearch, notYetShown, type SearchUrls, useWrittenAddresses } from '@forecourt/search/react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Search } from './search-filter-fields';
import { useShownQuery } from './shown-query';

/**
 * Takes up an address that the search has not written itself: a link of the header to the page's own first address
 * changes nothing that the server could tell us of. Everything the search writes comes back here and is known, also where
 * the router shows it when the search is further on: who types must not get earlier words back.
 */
export const useFollowedAddress = (urls: SearchUrls, criteria: SearchCriteria, search: Search): void => {
  const path = usePathname();
  const query = useShownQuery();
  const written = useWrittenAddresses();
  const current = useRef({ urls, criteria, search });
  useEffect(() => {
    current.current = { urls, criteria, search };
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const shown = new URL(`${path}${query && `?${query}`}`, window.location.origin);
    const { urls: known, criteria: asked, search: ask } = current.current;
    const coming = notYetShown(written.current, shown, known);
    if (coming !== null) {
      written.current = coming;
      return;
    }
    // Whoever else leads somewhere has the browser there by now: an address that it has left is one of our own, come late.
    if (!isSameSearch(shown, new URL(window.location.href), known)) return;
    written.current = [];
    const wanted = known.read(shown);
    if (wanted !== null && known.print(wanted) !== known.print(asked)) ask(() => wanted);
  }, [path, query, written]);
};
