import type { SiteOffer } from '@forecourt/api-contract';
import { isSitePath, type PlacedSite } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { NavigationItem } from '@forecourt/ui/site-header';

/** A site's navigation without what leads nowhere: an entry whose own page is missing, and its empty menu. */
export const siteNavigation = (
  site: PlacedSite & Pick<PublicSite, 'navigation'>,
  offers: readonly SiteOffer[],
): readonly NavigationItem[] =>
  site.navigation
    .filter(({ href }) => isSitePath(href, site, offers))
    .map(({ items, ...item }) => {
      const alive = items.filter(({ href }) => isSitePath(href, site, offers));
      return alive.length === 0 ? item : { ...item, items: alive };
    });
