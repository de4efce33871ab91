'use client';

import { refine, type SearchCriteria } from '@forecourt/search/criteria';
import { readQuery } from '@forecourt/search/url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { textRest, useAfterRest } from '../../features/search/waiting';
import type { TypedWordsSite } from '../../features/search/words/read-typed-words';
import { boxOf, follow, searchedFor, typed } from './box-words';
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

type Change = (criteria: SearchCriteria) => SearchCriteria;

/** Words as they are, where what they mean cannot be read. */
const asWords =
  (words: string): Change =>
  (criteria) => {
    const { query: _query, ...others } = refine(criteria, {});
    return words === '' ? others : { ...others, query: words };
  };

/** The code that reads words, and what the stock has, come with the first words: a page that nobody types in has neither. */
const changeOf = async (site: TypedWordsSite, words: string, said: string): Promise<Change> => {
  try {
    const { readTypedWords } = await import('../../features/search/words/read-typed-words');
    return await readTypedWords(site, words, said);
  } catch (error) {
    console.error('Words could not be read', error);
    return asWords(words);
  }
};

/**
 * The words of a search as they are typed; searched once typing rests (SRCH-06). What they say filters at once, and is
 * taken out of the box when they are sent: until then somebody may be writing it.
 */
export const useSearchText = (criteria: SearchCriteria, search: Search, site: TypedWordsSite): SearchText => {
  const asked = criteria.query ?? '';
  const [box, setBox] = useState(() => boxOf(asked));
  const followed = follow(box, asked, criteria);
  if (followed !== box) setBox(followed);
  const { text } = followed;
  /** The words that were searched for last, with all that they say. */
  const searched = useRef(asked);
  const turn = useRef(0);
  const searchNow = async (words: string, isSent: boolean) => {
    const before = searched.current;
    turn.current += 1;
    const mine = turn.current;
    if (words.trim() === before && !isSent) return;
    const change = await changeOf(site, words.trim(), before);
    if (mine !== turn.current) return;
    search((now) => {
      const next = words.trim() === before ? now : change(now);
      const rest = readQuery(next.query ?? null) ?? '';
      searched.current = isSent ? rest : words.trim();
      setBox((current) => {
        const left = searchedFor(current, rest, { before: now, after: next });
        return isSent && current.text === words ? typed(left, rest) : left;
      });
      return next;
    });
  };
  const searchLater = useAfterRest((words: string) => void searchNow(words, false), textRest);
  const now = useRef({ text, searchNow });
  useEffect(() => {
    now.current = { text, searchNow };
  });
  // Words of another search have not been typed here.
  useEffect(() => {
    if (followed.own.length === 0 && followed.text === asked) searched.current = asked;
  }, [followed, asked]);
  return useMemo(
    () => ({
      text,
      type: (words) => {
        setBox((current) => typed(current, words));
        searchLater.call(words);
      },
      submit: () => {
        searchLater.cancel();
        void now.current.searchNow(now.current.text, true);
      },
      replaceBy: (filters) => {
        searchLater.cancel();
        turn.current += 1;
        searched.current = '';
        search((before) => {
          const { query: _query, ...after } = refine(before, filters);
          setBox(({ own, seen }) => searchedFor({ ...boxOf(''), own, seen }, '', { before, after: before }));
          return after;
        });
      },
    }),
    [text, search, searchLater],
  );
};
