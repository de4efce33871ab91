import type { SavedVehicles } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { isOnSite } from '@forecourt/config/page-access';
import { pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { stateTimeZone } from '@forecourt/domain/calendar';
import type { SavedSettings } from '../vehicles/saved-settings';
import { loadHits } from './load-hits';
import { readOrder } from './watch-order';
import type { WatchedListProps } from './watched-list';
import { watchedView } from './watched-view';

/**
 * What the list of saved vehicles is drawn with, each as the search has it now.
 * @param place the page that it stands on, and its query, which may name an order
 */
export const watchedListProps = async (
  site: PublicSite,
  settings: SavedSettings,
  saved: SavedVehicles,
  { href, query }: { readonly href: string; readonly query: URLSearchParams },
): Promise<WatchedListProps> => {
  const to = hrefs(site);
  const hits = await loadHits(
    site,
    saved.vehicles.map(({ id }) => id),
  );
  const context = {
    card: { vehicle: site.vehicle, can: siteCapabilities(site) },
    to,
    timeZone: stateTimeZone(site.state),
  };
  return {
    settings,
    phone: saved.phone_number,
    vehicles: saved.vehicles.map((vehicle) => watchedView(vehicle, hits.get(vehicle.id), context)),
    firstOrder: readOrder(query.get('order')),
    href,
    searchHref: to.search(),
    compareHref: isOnSite(pages.compare, site) ? to.compare : null,
  };
};
