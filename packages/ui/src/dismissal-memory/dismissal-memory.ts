/** Where what was dismissed is remembered: `localStorage` in browsers, anything like it in tests. */
export type DismissalStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's own store; none where the person has switched storage off. Call it in the browser only. */
export const browserStore = (): DismissalStore | undefined => {
  try {
    return window.localStorage;
  } catch {
    // Reading the property itself throws where storage is blocked.
    return undefined;
  }
};

/**
 * Whether exactly this was dismissed: another identity under the same key is news again. A store that refuses
 * (private windows, full storage) forgets. Source: ANNC-01, POPU-01.
 */
export const wasDismissed = (store: DismissalStore | undefined, key: string, identity: string): boolean => {
  try {
    return store?.getItem(key) === identity;
  } catch {
    // The person has switched storage off; it then comes back on the next page, which is all we can do.
    return false;
  }
};

/** Remembers that this was dismissed; a store that refuses is left alone. */
export const rememberDismissed = (store: DismissalStore | undefined, key: string, identity: string): void => {
  try {
    store?.setItem(key, identity);
  } catch {
    // See above: without storage it is gone for this page only.
  }
};
