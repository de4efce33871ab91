'use client';

import type { SearchCriteria } from '@forecourt/search/criteria';
import { type SearchUrls, useWrittenAddress } from '@forecourt/search/react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Search } from './search-filter-fields';
import { useShownQuery } from './shown-query';

/**
 * Takes up an address that the search has not written itself: a link of the header to the page's own first address
 * changes nothing that the server could tell us of. Everything the search writes comes back here and is known.
 */
export const useFollowedAddress = (urls: SearchUrls, criteria: SearchCriteria, search: Search): void => {
  const path = usePathname();
  const query = useShownQuery();
  const written = useWrittenAddress();
  const current = useRef({ urls, criteria, search });
  useEffect(() => {
    current.current = { urls, criteria, search };
  });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is the event
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (window.location.href === written.current) return;
    const { urls: known, criteria: asked, search: ask } = current.current;
    const wanted = known.read(new URL(window.location.href));
    if (wanted !== null && known.print(wanted) !== known.print(asked)) ask(() => wanted);
  }, [path, query]);
};
