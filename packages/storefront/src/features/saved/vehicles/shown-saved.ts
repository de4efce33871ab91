import type { Favourite } from '@forecourt/domain/shopper';
import type { SavedMode } from './saved-rules';

/** The kept vehicles as the page shows them, by list; none until the device or the account has been asked. */
const shown: { [Mode in SavedMode]?: readonly Favourite[] } = {};
const listeners = new Set<() => void>();

/** What the page shows of a list now; null until it is known. */
export const shownSaved = (mode: SavedMode): readonly Favourite[] | null => shown[mode] ?? null;

/** Calls back at every change, until the call of what it returns. */
export const subscribeSaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the page another list. */
export const showSaved = (saved: readonly Favourite[], mode: SavedMode): void => {
  shown[mode] = saved;
  for (const listener of listeners) listener();
};
