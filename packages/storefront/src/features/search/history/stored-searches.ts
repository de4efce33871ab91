import { readStored, store } from '../../../runtime/browser-storage/browser-storage';

const storageKey = 'forecourt-searches';

/** What this device stored of its searches, unread; null for nothing, and where the browser stores nothing (SRCH-19). */
export const storedSearches = (): string | null => readStored('device', storageKey);

/** Stores them. */
export const storeSearches = (text: string): void => {
  store('device', storageKey, text);
};
