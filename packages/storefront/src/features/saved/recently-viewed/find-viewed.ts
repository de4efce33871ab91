import type { SearchHit } from '@forecourt/search/record';

/** Ids of the engine are numbers; what a device kept may be anything. */
const isId = (id: string): boolean => /^\d{1,19}$/.test(id);

/** The query that reads remembered vehicles as they are now: prices and stock change after a look. Null for none. */
export const viewedQuery = (ids: readonly string[], indexName: string) => {
  const known = ids.filter(isId);
  return known.length === 0
    ? null
    : {
        indexName,
        query: '',
        hitsPerPage: known.length,
        analytics: false,
        filters: known.map((id) => `id:"${id}"`).join(' OR '),
      };
};

/** Remembered vehicles that can still be had, in the order in which they were last seen (HIST-01). */
export const stillThere = <Hit extends Pick<SearchHit, 'id' | 'available'>>(
  ids: readonly string[],
  hits: readonly Hit[],
): readonly Hit[] => {
  const found = new Map(hits.filter(({ available }) => available).map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
