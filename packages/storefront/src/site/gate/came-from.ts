import { routeAt, safeRedirect } from '@forecourt/config/pages';

/** Where a shopper goes back to when the page they came from is not known, or none to go back to. */
const home = '/';

/** The address of the site as the browser knows it: the gateway says so. */
const originOf = (asked: Pick<Headers, 'get'>): string =>
  `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('x-forwarded-host') ?? ''}`;

/**
 * The page of the site from which a shopper came to a closed page, for the way back from sign-in (AUTH-03): a path. The
 * home page where they came from elsewhere or from the closed page itself, and where their page's address is its key,
 * which no other address may hold.
 * @param closed the path of the page that they may not have yet
 */
export const cameFrom = (asked: Pick<Headers, 'get'>, closed: string): string => {
  const referer = asked.get('referer') ?? '';
  if (!URL.canParse(referer)) return home;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== originOf(asked) || pathname === closed.split('?')[0]) return home;
  const row = routeAt(pathname)?.row;
  if (row?.rendering === 'private' && row.forOne === 'address') return home;
  return safeRedirect(`${pathname}${search}`, home);
};
