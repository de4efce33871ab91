import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { readWayOn, type WayOn, wayOnQueries } from '@forecourt/search/way-on';

/** A way on with the address of the search that it belongs to. */
export interface FoundWayOn extends WayOn {
  readonly of: string;
}

/** Whatever sends queries of the search protocol. */
interface AskingSearch {
  readonly search: (requests: never) => Promise<{ readonly results: readonly unknown[] }>;
}

/** A way on from a search that found nothing (SRCH-09): one multi-query. Throws when search does not answer. */
export const findWayOn = async (
  client: AskingSearch,
  criteria: SearchCriteria,
  settings: SearchSettings & { readonly indexName: string },
): Promise<WayOn> => {
  const { results } = await client.search({ requests: wayOnQueries(criteria, settings) } as never);
  return readWayOn(criteria, results);
};
