import type { Favourite } from '@forecourt/domain/shopper';
import { useToasts } from '@forecourt/ui/toast';
import { useEffect, useSyncExternalStore } from 'react';
import type { Say } from './saved-change';
import type { SavedSettings } from './saved-settings';
import { shownSaved, subscribeSaved } from './shown-saved';

// What every card of a page carries; how the list is kept comes after the page (`saved-list`).

/** The list of this site, open. Rejects when its code does not come; the next call tries again. */
export const savedList = async (settings: SavedSettings, say: Say): Promise<typeof import('./saved-list')> => {
  const list = await import('./saved-list');
  list.openSaved(settings, say);
  return list;
};

/** The kept vehicles, in the order in which they came; null on the server and until they have been asked for. */
export const useSaved = (settings: SavedSettings): readonly Favourite[] | null => {
  const { show } = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are those of the site; the list is opened once
  useEffect(() => {
    savedList(settings, show).catch((error: unknown) => console.error('Kept vehicles could not be read', error));
  }, []);
  return useSyncExternalStore(
    subscribeSaved,
    () => shownSaved(settings.mode),
    () => null,
  );
};
