/** The storage is the site's own: each dealer has its own host. */
const storageKey = 'forecourt-searches';

/** What this device stored of its searches, unread; null for nothing, and where the browser keeps nothing (SRCH-19). */
export const storedSearches = (): string | null => {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    // A browser may refuse storage altogether; nothing was remembered then either.
    return null;
  }
};

/** Stores them. */
export const storeSearches = (text: string): void => {
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    // As above: no storage, no memory.
  }
};
