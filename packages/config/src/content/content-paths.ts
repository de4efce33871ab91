import { isSlug } from '@forecourt/domain/slug';
import { pages } from '../pages/pages';
import { resultsFolder } from '../pages/results-folder';
import { routeAt } from '../pages/route-lookup';

// A module of its own, without the schemas of blocks: what links lead to is asked in browsers, too.

/** The key under which the redirects of a site stand: drafted, published and restored like what a page says. */
export const redirectsKey = 'redirects';

const pathByKey: ReadonlyMap<string, string> = new Map([
  ['home', pages.home.address],
  ['privacy', pages.privacy.address],
  ['dealer-locator', pages.dealerLocator.address],
  ['finance', pages.finance.address],
  ['trade-in', pages.anyTradeIn.address],
  ['sell-your-car', pages.sellYourCar.address],
  ...Object.values(pages).flatMap((row) => ('content' in row ? [[row.content, row.address] as const] : [])),
]);
const keyByPath: ReadonlyMap<string, string> = new Map([...pathByKey].map(([key, path]) => [path, key]));

/** Words at which something else answers, before or beside the table of pages. */
const takenWords: ReadonlySet<string> = new Set(['api', 'media', 'internal', resultsFolder, redirectsKey]);

/** Whether a dealer may put a page of its own at `/{slug}`: nothing else stands there, and no page of every site is called so. */
export const isFreeSlug = (slug: string): boolean =>
  isSlug(slug) && !pathByKey.has(slug) && !takenWords.has(slug) && routeAt(`/${slug}`)?.name === 'page';

/** Where the page of a key stands. */
export const contentPath = (key: string): string => pathByKey.get(key) ?? pages.page.address(key);

/** The key of the content that a path shows, whether or not there is any; null for a path of another kind. */
export const contentKeyAt = (path: string): string | null => {
  const standing = keyByPath.get(path);
  if (standing !== undefined) return standing;
  const word = path.slice(1);
  return path.startsWith('/') && isFreeSlug(word) ? word : null;
};
