import type { SearchCriteria } from '@forecourt/search/criteria';
import { readSearchHistory, rememberSearch, type SearchHistoryEntry } from '@forecourt/search/search-history';
import { storedSearches, storeSearches } from './stored-searches';

type HistorySettings = Parameters<typeof readSearchHistory>[1];

/** The last searches of this device on this site, newest first; none where the browser keeps nothing (SRCH-19). */
export const rememberedSearches = (settings: HistorySettings): readonly SearchHistoryEntry[] =>
  readSearchHistory(storedSearches(), settings);

/** Remembers a search that was made, if it has a filter (SRCH-19). */
export const keepSearch = (criteria: SearchCriteria, settings: HistorySettings): void =>
  storeSearches(JSON.stringify(rememberSearch(rememberedSearches(settings), criteria, settings)));
