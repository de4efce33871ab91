import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type pg from 'pg';
import type { ShownNowhere } from '../../ground/database/schema/shapes/run-report';

type StockGroup = Pick<Vehicle, 'make' | 'car_type' | 'item_type' | 'location_id'> & { readonly count: number };

/**
 * What a feed has on sale that no site shows, because `stockFrom` of none covers it (SITE-08); null when all is shown.
 * Vehicles that the feed itself hides are not counted (ENTY-02).
 */
export const findShownNowhere = async (
  client: Pick<pg.ClientBase, 'query'>,
  { id, slug }: Pick<Dealership, 'id' | 'slug'>,
  feed: string,
): Promise<ShownNowhere | null> => {
  const sites = await client.query<{ document: Pick<SiteDocument, 'website_id' | 'stockFrom'> }>(
    'select document from sites order by website_id',
  );
  const showing = sites.rows
    .map(({ document }) => document)
    .filter(({ stockFrom }) => stockFrom.some(({ dealership }) => dealership === slug));
  const { rows: groups } = await client.query<StockGroup>(
    `select make, car_type, item_type, location_id, count(*)::int as count from vehicles
     where dealership_id = $1 and feed = $2 and not sold and show_on_dealer_website
     group by make, car_type, item_type, location_id`,
    [id, feed],
  );
  const sum = (some: readonly StockGroup[]) => some.reduce((total, { count }) => total + count, 0);
  const hidden = groups.filter(
    (group) =>
      !showing.some((site) => siteShows(site, { ...group, dealership_slug: slug, show_on_dealer_website: true })),
  );
  if (hidden.length === 0) return null;
  const kinds = Map.groupBy(hidden, ({ car_type, item_type }) => `${car_type} ${item_type}`);
  return {
    count: sum(hidden),
    of: sum(groups),
    kinds: [...kinds].map(([kind, some]) => ({ kind, count: sum(some) })).sort((one, other) => other.count - one.count),
    sites: showing.map(({ website_id }) => website_id),
  };
};
