/** Where a browser stores: `device` until it is cleared, `tab` as long as its tab lives. Both are the site's own: each dealer has its own host. */
export type StorageArea = 'device' | 'tab';

const storageOf = (area: StorageArea): Storage => (area === 'device' ? window.localStorage : window.sessionStorage);

/** Runs what needs storage; `otherwise` where the browser refuses it (switched off, full, a private window). */
const orElse = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
};

/** What the browser stores under a key; null for nothing, and where it refuses storage. */
export const readStored = (area: StorageArea, key: string): string | null =>
  orElse(() => storageOf(area).getItem(key), null);

/** Stores a text under a key. False where the browser refuses: then nothing is remembered. */
export const store = (area: StorageArea, key: string, text: string): boolean =>
  orElse(() => {
    storageOf(area).setItem(key, text);
    return true;
  }, false);

/** Forgets what stands under a key. */
export const forgetStored = (area: StorageArea, key: string): void =>
  orElse(() => storageOf(area).removeItem(key), undefined);
