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

/** A store that holds `first` until it is set. */
export const shownSearchStore = (first: ShownSearch): ShownSearchStore => {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => shown,
    set: (next) => {
      if (next === shown) return;
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
