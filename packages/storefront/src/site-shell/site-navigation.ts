import type { PublicSite } from '@forecourt/config';
import type { NavigationItem } from '@forecourt/ui';
import { isSitePath } from '../routes/site-paths';

/** A site's navigation without what leads nowhere: an entry whose own page is missing, and its empty menu. */
export const siteNavigation = (site: Pick<PublicSite, 'navigation' | 'search' | 'flags'>): readonly NavigationItem[] =>
  site.navigation
    .filter(({ href }) => isSitePath(href, site))
    .map(({ items, ...item }) => {
      const alive = items.filter(({ href }) => isSitePath(href, site));
      return alive.length === 0 ? item : { ...item, items: alive };
    });
