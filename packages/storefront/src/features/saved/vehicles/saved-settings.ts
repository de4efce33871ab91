import { hrefs } from '@forecourt/config/hrefs';
import { isOnSite } from '@forecourt/config/page-access';
import { pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { AnalyticsSinks } from '../../../runtime/analytics/send-event';
import type { SavedMode } from './saved-rules';

/** How a site lets shoppers keep vehicles (FAVS-01). Plain data: it crosses to the browser. */
export interface SavedSettings {
  readonly mode: SavedMode;
  /** `local`: the device keeps the list; `none`: the tab does, until it is closed. */
  readonly storage: 'local' | 'none';
  readonly website_id: string;
  readonly sinks: AnalyticsSinks;
  /** The page of what is kept. */
  readonly href: string;
}

/** The same for a site that lets them. */
export const settingsOfSaved = (site: PublicSite): SavedSettings => {
  const { website_id, favourites, analytics } = site;
  return { ...favourites, website_id, sinks: analytics.sinks, href: hrefs(site).compare };
};

/** The same for any site; null where it has neither favourites nor compare, and nothing of them shows. */
export const savedSettings = (site: PublicSite): SavedSettings | null =>
  isOnSite(pages.compare, site) ? settingsOfSaved(site) : null;
