import type { VehicleSettings } from '@forecourt/domain/vehicle';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';
import type { SearchConnection } from '../search-connection';

/** What suggestions and remembered searches need of a site: plain data. */
export interface SearchAccessDocument extends SearchConnection {
  readonly indexName: string;
  readonly search: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;
  readonly usedWord: VehicleSettings['usedWord'];
  /** Kinds of vehicle in stock, to word a search of them all. */
  readonly kinds: readonly string[];
}

/** Where suggestions come from: known to the page, or fetched when they are first wanted. */
export type SearchSource = () => Promise<SearchAccessDocument>;

let fetched: Promise<SearchAccessDocument> | undefined;

const fetchAccess = async (): Promise<SearchAccessDocument> => {
  const response = await fetchAnswer('/search-access.json');
  return (await response.json()) as SearchAccessDocument;
};

/** The site's own access to search, asked for once in a visit; a failure is asked for again. */
export const siteSearchSource: SearchSource = () => {
  fetched ??= fetchAccess().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};
