/** Where a dismissed announcement is remembered: `localStorage` in browsers, anything like it in tests. */
export type AnnouncementStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether this very announcement was dismissed: another text under the same key is news again. A store that refuses
 * (private windows, full storage) forgets. Source: ANNC-01.
 */
export const wasDismissed = (store: AnnouncementStore | undefined, key: string, text: string): boolean => {
  try {
    return store?.getItem(key) === text;
  } catch {
    // The person has switched storage off; the bar then comes back on the next page, which is all we can do.
    return false;
  }
};

/** Remembers that this announcement was dismissed; a store that refuses is left alone. */
export const rememberDismissed = (store: AnnouncementStore | undefined, key: string, text: string): void => {
  try {
    store?.setItem(key, text);
  } catch {
    // See above: without storage the bar is gone for this page only.
  }
};
