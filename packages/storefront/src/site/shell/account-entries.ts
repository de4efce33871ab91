import { accountHref, hrefs, type PlacedSite } from '@forecourt/config/hrefs';
import { isOnSite } from '@forecourt/config/page-access';
import { pages } from '@forecourt/config/pages';
import type { NavigationLink } from '@forecourt/ui/site-header';

/** How the ways to an account are called in menus. */
const words = { garage: 'My garage', watchlist: 'Watchlist' } as const;

/** Whether the site has its account page under any name. */
const hasGarage = ({ flags }: Pick<PlacedSite, 'flags'>): boolean => flags.auth && flags.garage;

/**
 * The way to a shopper's own, for menus: the account page, else the watchlist; none on a site without accounts. It says
 * the same to everybody, since menus are drawn once: whoever is not signed in is led on to sign-in by the gate (AUTH-03).
 */
export const accountEntries = (site: PlacedSite): readonly NavigationLink[] => {
  if (hasGarage(site)) return [{ label: words.garage, href: accountHref(site) }];
  return isOnSite(pages.watchlist, site) ? [{ label: words.watchlist, href: hrefs(site).watchlist }] : [];
};
