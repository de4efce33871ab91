import type { Favourite } from '@forecourt/domain/shopper';

/** The kept vehicles as the page shows them; null until the device has been asked. */
let shown: readonly Favourite[] | null = null;
const listeners = new Set<() => void>();

/** What the page shows now. */
export const shownSaved = (): readonly Favourite[] | null => shown;

/** Calls back at every change, until the call of what it returns. */
export const subscribeSaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the page another list. */
export const showSaved = (saved: readonly Favourite[]): void => {
  shown = saved;
  for (const listener of listeners) listener();
};
