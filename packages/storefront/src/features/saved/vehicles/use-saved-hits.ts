import { answerCache } from '@forecourt/search/answer-cache';
import type { SearchHit } from '@forecourt/search/record';
import { useEffect, useState } from 'react';
import type { SearchConnection } from '../../search';
import { useCachedSearch } from '../../search';
import { viewedQuery } from '../recently-viewed/find-viewed';

/** Kept vehicles as they are now. */
export interface SavedHits {
  /** By id those that were asked for; null: the search has it no more. Null as a whole until the first answer. */
  readonly hits: ReadonlyMap<string, SearchHit | null> | null;
  readonly state: 'ready' | 'busy' | 'failed';
  readonly retry: () => void;
}

/**
 * Reads kept vehicles from the search by their ids: prices and stock change after they were kept. Asks again when one is
 * added, not when one is taken out.
 */
export const useSavedHits = (
  ids: readonly string[],
  { access, indexName }: { readonly access: SearchConnection; readonly indexName: string },
): SavedHits => {
  // Of this page alone: the next one asks anew.
  const [answers] = useState(() => answerCache<readonly SearchHit[]>());
  const { shown, state, ask } = useCachedSearch<readonly string[], readonly SearchHit[], null>(null, {
    access,
    answers,
    nameOf: (asked) => asked.join(' '),
    find: async (client, asked) => {
      const query = viewedQuery(asked, indexName);
      if (query === null) return [];
      const {
        results: [result],
      } = await client.search<SearchHit>({ requests: [query] });
      if (result === undefined || !('hits' in result)) throw new Error('The search engine answered without hits.');
      return result.hits as readonly SearchHit[];
    },
    failure: 'Kept vehicles could not be read',
  });
  const isKnown = ids.every((id) => shown?.criteria.includes(id));
  const name = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is its ids; the same one is not asked for anew
  useEffect(() => {
    if (!isKnown) void ask(ids);
  }, [name]);
  return {
    hits:
      shown === null
        ? null
        : new Map(shown.criteria.map((id) => [id, shown.found.find((hit) => hit.id === id) ?? null])),
    state,
    retry: () => void ask(ids),
  };
};
