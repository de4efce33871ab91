import type { SearchSettings } from '../search-settings/search-settings';

/**
 * A list with only the first sold vehicle of each consecutive run (SRCH-17); everything else stays in place. The
 * shown count is the search's own and does not change.
 */
export const collapseSoldRuns = <Hit extends { readonly available: boolean }>(hits: readonly Hit[]): readonly Hit[] =>
  hits.filter((hit, index) => hit.available || index === 0 || hits[index - 1]?.available === true);

/** The hits that a list shows: all of them, or without sold runs on sites that set so (SRCH-17). */
export const listedHits = <Hit extends { readonly available: boolean }>(
  hits: readonly Hit[],
  { collapseSold }: Pick<SearchSettings, 'collapseSold'>,
): readonly Hit[] => (collapseSold ? collapseSoldRuns(hits) : hits);
