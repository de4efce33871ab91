import { readSearchHistory, rememberSearch, type SearchCriteria, type SearchHistoryEntry } from '@forecourt/search';

type HistorySettings = Parameters<typeof readSearchHistory>[1];

/** The storage is the site's own: each dealer has its own host. */
const storageKey = 'forecourt-searches';

/** The last searches of this device on this site, newest first; none where the browser keeps nothing (SRCH-19). */
export const rememberedSearches = (settings: HistorySettings): readonly SearchHistoryEntry[] => {
  try {
    return readSearchHistory(window.localStorage.getItem(storageKey), settings);
  } catch {
    // A browser may refuse storage altogether; nothing was remembered then either.
    return [];
  }
};

/** Remembers a search that was made, if it has a filter (SRCH-19). */
export const keepSearch = (criteria: SearchCriteria, settings: HistorySettings): void => {
  const searches = rememberSearch(rememberedSearches(settings), criteria, settings);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // As above: no storage, no memory.
  }
};
