import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';

/** What the list of results shows. */
export interface ShownSearch {
  /** What is asked for: its order and its promo cards. */
  readonly criteria: SearchCriteria;
  /** What was found last. */
  readonly hits: readonly SearchHit[];
  /** The page that follows, and `301 more cars`; null on the last. */
  readonly next: { readonly page: number; readonly title: string } | null;
}

/** The search that is shown, for a list that is drawn again when that changes, and not whenever the page around it is. */
export interface ShownSearchStore {
  /** What the server drew. */
  readonly first: ShownSearch;
  readonly get: () => ShownSearch;
  readonly set: (next: ShownSearch) => void;
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Milliseconds that the list shows what the server drew once it has come to life: what was pressed on its cards before is
 * answered in that time (`keepPresses`), also where the search is further on by then and has no such card.
 */
export const firstShownMs = 100;

/** A store that holds `first` until it is set; a list that has not come to life sees nothing else. */
export const shownSearchStore = (first: ShownSearch): ShownSearchStore => {
  let shown = first;
  let isAwake = false;
  let isWaking = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const wake = () => {
    isAwake = true;
    tell();
  };
  return {
    first,
    get: () => (isAwake ? shown : first),
    set: (next) => {
      if (next === shown) return;
      shown = next;
      if (isAwake) tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isWaking) setTimeout(wake, firstShownMs);
      isWaking = true;
      return () => listeners.delete(listener);
    },
  };
};
