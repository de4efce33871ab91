'use client';

import { refine, type SearchCriteria } from '@forecourt/search/criteria';
import { useEffect, useMemo, useRef, useState } from 'react';
import { textRest, useAfterRest } from '../../features/search/waiting';
import type { Search } from './search-filter-fields';

/** Words as they are typed. */
export interface SearchText {
  readonly text: string;
  readonly type: (words: string) => void;
  /** Searches them at once. */
  readonly submit: () => void;
  /** Takes filters in place of what was typed. */
  readonly replaceBy: (filters: SearchCriteria) => void;
}

/** The words of a search as they are typed; searched once typing rests (SRCH-06). */
export const useSearchText = (criteria: SearchCriteria, search: Search): SearchText => {
  const asked = criteria.query ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const searchNow = (words: string) => {
    if (words.trim() !== asked) search((now) => refine(now, { query: words }));
  };
  const searchLater = useAfterRest(searchNow, textRest);
  const now = useRef({ text, searchNow });
  useEffect(() => {
    now.current = { text, searchNow };
  });
  return useMemo(
    () => ({
      text,
      type: (words) => {
        setText(words);
        searchLater.call(words);
      },
      submit: () => {
        searchLater.cancel();
        now.current.searchNow(now.current.text);
      },
      replaceBy: (filters) => {
        searchLater.cancel();
        setText('');
        search((criteria) => {
          const { query: _query, ...others } = refine(criteria, filters);
          return others;
        });
      },
    }),
    [text, search, searchLater],
  );
};
