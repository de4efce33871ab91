import type { Favourite } from '@forecourt/domain/shopper';
import { useEffect, useSyncExternalStore } from 'react';
import type { SavedSettings } from './saved-settings';
import { shownSaved, subscribeSaved } from './shown-saved';

// What every card of a page carries; how the list is kept comes after the page (`saved-list`).

let list: Promise<typeof import('./saved-list')> | null = null;

/** The list of this site, opened once a page visit. Rejects when its code does not come; the next call tries again. */
export const savedList = (settings: SavedSettings): Promise<typeof import('./saved-list')> => {
  list ??= import('./saved-list').then(
    (opened) => {
      opened.openSaved(settings);
      return opened;
    },
    (error: unknown) => {
      list = null;
      throw error;
    },
  );
  return list;
};

/** The kept vehicles, in the order in which they came; null on the server and until the device has been asked. */
export const useSaved = (settings: SavedSettings): readonly Favourite[] | null => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are those of the site; the list is opened once
  useEffect(() => {
    savedList(settings).catch((error: unknown) => console.error('Kept vehicles could not be read', error));
  }, []);
  return useSyncExternalStore(subscribeSaved, shownSaved, () => null);
};
