'use client';

import { refine, type SearchCriteria, withPriceWords, withTypedWords } from '@forecourt/search/criteria';
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

/** The search text without the price in it. */
const wordsBesidePrice = (text: string): string => withPriceWords({ query: text.trim() }).query ?? '';

/**
 * The words of a search as they are typed; searched once typing rests (SRCH-06). A price among them filters at once, and is
 * taken out of the box when they are sent: until then somebody may be writing it.
 */
export const useSearchText = (criteria: SearchCriteria, search: Search): SearchText => {
  const asked = criteria.query ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (wordsBesidePrice(text) !== asked) setText(asked);
  }
  /** The words that were searched for last, with their price. */
  const searched = useRef(asked);
  const searchNow = (words: string) => {
    const before = searched.current;
    searched.current = words.trim();
    if (words.trim() !== before || wordsBesidePrice(words) !== asked)
      search((now) => withTypedWords(now, words, before));
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
        setText((words) => wordsBesidePrice(words));
        searched.current = wordsBesidePrice(now.current.text);
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
