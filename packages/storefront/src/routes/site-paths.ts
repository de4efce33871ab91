import { type BuiltPage, builtPages, type PublicSite } from '@forecourt/config';
import { parseSearchUrl, type SearchSettings } from '@forecourt/search';

/** Pages without a parameter, by their path. Search and vehicle pages are told by their own rules. */
const plainPaths: Partial<Record<BuiltPage, string>> = {
  home: '/',
  models: '/models',
  contact: '/contact',
  privacy: '/privacy-policy',
  offers: '/special-offers',
};

const isExternal = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/**
 * Whether an address leads somewhere on this site: a page that exists, a search that means something, a vehicle, or
 * a place outside. What does not is left out of menus: no dead links.
 */
export const isSitePath = (
  href: string,
  {
    search,
    flags,
  }: {
    readonly search: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;
    readonly flags: Pick<PublicSite['flags'], 'offers'>;
  },
): boolean => {
  if (isExternal(href)) return true;
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (pathname === plainPaths.offers || pathname.startsWith('/offers/')) return flags.offers;
  if (builtPages.some((page) => plainPaths[page] === pathname)) return true;
  if (/^\/cars\/[a-z0-9-]+(\/enquire)?$/.test(pathname)) return true;
  return parseSearchUrl(pathname, searchParams, search).kind !== 'not-found';
};
