import { isSameSearch, type SearchUrls } from './search-router';

/**
 * What the search has written and the router has not shown yet, once the router shows `shown`. It shows what was written
 * in order, some of it late and some not at all: while the search is ahead, it may be back at an earlier address for a
 * moment.
 * @param written addresses, the oldest first
 * @returns those that are still to come; null where `shown` is none of them: somebody else has led there
 */
export const notYetShown = (written: readonly string[], shown: URL, urls: SearchUrls): readonly string[] | null => {
  const at = written.findIndex((address) => isSameSearch(new URL(address), shown, urls));
  return at < 0 ? null : written.slice(at + 1);
};
