import type { Offer } from '@forecourt/domain';
import { parseSearchUrl, type SearchSettings } from '@forecourt/search';
import { siteCapabilities } from '../capabilities/capabilities';
import type { SiteDocument } from '../site-document/site-document';
import { type BuiltPage, builtPages } from './hrefs';

/** Pages without a parameter, by their path. Search and vehicle pages are told by their own rules. */
const plainPaths: Partial<Record<BuiltPage, string>> = {
  home: '/',
  models: '/models',
  contact: '/contact',
  privacy: '/privacy-policy',
};

const isExternal = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** What decides which pages a site has. */
export interface PlacedSite extends Pick<SiteDocument, 'flags' | 'finance_provider' | 'favourites'> {
  readonly search: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;
}

/** In the address of an offer only its id counts: any other way of writing the rest redirects (ROUTE-05). */
const isOfferPath = (pathname: string, offers: readonly Pick<Offer, 'id'>[]): boolean => {
  const path = pathname.split('/').slice(2);
  return path.length <= 2 && offers.some(({ id }) => encodeURIComponent(id) === path.at(-1));
};

/**
 * Whether an address leads somewhere on this site: a page that exists, a search that means something, a vehicle, one
 * of the `offers` that it shows, or a place outside. What does not is left out of menus and texts: no dead links.
 */
export const isSitePath = (href: string, site: PlacedSite, offers: readonly Pick<Offer, 'id'>[]): boolean => {
  if (isExternal(href)) return true;
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (pathname === '/special-offers') return site.flags.offers;
  if (pathname.startsWith('/offers/')) return site.flags.offers && isOfferPath(pathname, offers);
  if (pathname === '/compare') {
    const { favourite, compare } = siteCapabilities(site);
    return favourite || compare;
  }
  if (builtPages.some((page) => plainPaths[page] === pathname)) return true;
  if (/^\/cars\/[a-z0-9-]+(\/enquire)?$/.test(pathname)) return true;
  return parseSearchUrl(pathname, searchParams, site.search).kind !== 'not-found';
};
