'use client';

import { isEmptyCriteria, type SearchCriteria } from '@forecourt/search/criteria';
import { useEffect, useRef } from 'react';
import type { SearchAccessDocument } from '../suggestions/search-source';

/** Milliseconds that a search stands before it is one to remember: half a word is none. */
const settled = 1500;

/**
 * Remembers the searches of this device that were looked at: those that stood for a moment, and the one that the
 * shopper left for another page (SRCH-19).
 */
export const useSearchMemory = (criteria: SearchCriteria, settings: SearchAccessDocument['search']): void => {
  const current = useRef({ criteria, settings });
  const keep = useRef(() => {
    const { criteria: asked, settings: words } = current.current;
    // Most visitors begin with all of the stock, which is no search to remember: they load no code for it.
    if (isEmptyCriteria(asked)) return;
    import('./search-memory')
      .then(({ keepSearch }) => keepSearch(asked, words))
      // A search that is not remembered is found all the same.
      .catch((error: unknown) => console.error('Search could not be remembered', error));
  });
  useEffect(() => {
    current.current = { criteria, settings };
    const timer = setTimeout(keep.current, settled);
    return () => clearTimeout(timer);
  }, [criteria, settings]);
  useEffect(() => {
    const leave = keep.current;
    return () => leave();
  }, []);
};
