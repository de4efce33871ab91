'use client';

import type { AnswerCache } from '@forecourt/search/answer-cache';
import type { LiteClient } from '@forecourt/search/client';
import { useRef, useState } from 'react';
import { type SearchConnection, searchEndpoint } from '../search-connection';

/** What was asked and found. */
export interface Shown<Criteria, Found> {
  readonly criteria: Criteria;
  readonly found: Found;
}

interface CachedSearchInput<Criteria, Found> {
  readonly access: SearchConnection;
  /** The answers of this page visit: a repeated query is answered from here. */
  readonly answers: AnswerCache<Found>;
  /** One name for what asks the same. */
  readonly nameOf: (criteria: Criteria) => string;
  /** Throws when search fails. */
  readonly find: (client: LiteClient, criteria: Criteria) => Promise<Found>;
  /** For the console, when search fails. */
  readonly failure: string;
}

/**
 * A search beside the search page, by the browser: what was found stays until the next answer, an answer that was
 * overtaken is cached but not shown, and a failure leaves what is shown. Source: SRCH-05, SRCH-23, SRCH-24.
 */
export const useCachedSearch = <Criteria, Found, First extends Shown<Criteria, Found> | null>(
  first: First,
  { access, answers, nameOf, find, failure }: CachedSearchInput<Criteria, Found>,
) => {
  const [shown, setShown] = useState<Shown<Criteria, Found> | First>(first);
  /** The last requested criteria; may be ahead of the shown answer. */
  const [wanted, setWanted] = useState<Criteria | null>(first?.criteria ?? null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const turn = useRef(0);

  const ask = async (criteria: Criteria): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const name = nameOf(criteria);
    setWanted(criteria);
    const cached = answers.get(name);
    if (cached !== undefined) {
      setShown({ criteria, found: cached });
      setState('ready');
      return;
    }
    setState('busy');
    try {
      // The protocol's client is fetched with the first question, not with the page.
      const { createSearchClient } = await import('@forecourt/search/client');
      const found = await find(createSearchClient(searchEndpoint(access)), criteria);
      answers.set(name, found);
      if (mine !== turn.current) return;
      setShown({ criteria, found });
      setState('ready');
    } catch (error) {
      console.error(failure, error);
      if (mine === turn.current) setState('failed');
    }
  };

  return { shown, wanted, state, ask };
};
