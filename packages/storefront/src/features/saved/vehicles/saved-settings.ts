import { hrefs } from '@forecourt/config/hrefs';
import { isOnSite } from '@forecourt/config/page-access';
import { pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { AnalyticsSinks } from '../../../runtime/analytics/send-event';
import type { SavedMode } from './saved-rules';

/** How a site lets shoppers keep vehicles (FAVS-01, WTCH-01). Plain data: it crosses to the browser. */
export interface SavedSettings {
  readonly mode: SavedMode;
  /** `local`: the device keeps the list; `none`: the tab does, until it is closed. */
  readonly storage: 'local' | 'none';
  readonly website_id: string;
  readonly sinks: AnalyticsSinks;
  /** The page of what is kept. */
  readonly href: string;
  /** The account of whoever is signed in keeps the list; saved vehicles are its watchlist, and need one. */
  readonly accounts?: true;
  /** The watchlist, where it stands beside a list to compare. */
  readonly heart?: SavedSettings;
}

/** The same for a site that lets them. */
export const settingsOfSaved = (site: PublicSite): SavedSettings => {
  const { website_id, favourites, analytics } = site;
  const shared = { storage: favourites.storage, website_id, sinks: analytics.sinks };
  const to = hrefs(site);
  if (!isOnSite(pages.watchlist, site)) return { ...shared, mode: favourites.mode, href: to.compare };
  const heart: SavedSettings = { ...shared, mode: 'favourite', href: to.watchlist, accounts: true };
  if (favourites.mode === 'favourite' || !isOnSite(pages.compare, site)) return heart;
  return { ...shared, mode: 'compare', href: to.compare, accounts: true, heart };
};

/** The same for any site; null where it has no list of any kind, and nothing of them shows. */
export const savedSettings = (site: PublicSite): SavedSettings | null =>
  isOnSite(pages.compare, site) || isOnSite(pages.watchlist, site) ? settingsOfSaved(site) : null;

/** The settings of its watchlist; null where the site has none. */
export const watchlistSettings = (site: PublicSite): SavedSettings | null => {
  if (!isOnSite(pages.watchlist, site)) return null;
  const settings = settingsOfSaved(site);
  return settings.heart ?? settings;
};
