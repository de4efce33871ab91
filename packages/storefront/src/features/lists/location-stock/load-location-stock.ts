import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import { type LocationStock, locationStockQuery, readLocationStock } from '@forecourt/search/location-stock';
import { unstable_cache } from 'next/cache';
import { siteSearchClient } from '../../search/server';

/** Ids of the locations whose stock is shown at some: their own, and those that they distribute for (LOC-06). */
export const stockLocationIds = (
  locations: readonly Pick<Location, 'id' | 'distribution_locations'>[],
): readonly string[] => [
  ...new Set(locations.flatMap(({ id, distribution_locations }) => [id, ...distribution_locations])),
];

const find = async (
  site: Pick<PublicSite, 'searchAccess'>,
  ids: readonly string[],
  limit: number,
): Promise<LocationStock> => {
  const query = locationStockQuery(ids, { indexName: site.searchAccess.indexName, limit });
  const { results } = await siteSearchClient(site).search({ requests: [query] } as never);
  const [answer] = results;
  if (answer === undefined) throw new Error('The search engine answered without the stock of the location.');
  return readLocationStock(answer);
};

/**
 * The stock that is shown at some locations, cached until the stock, an offer that cards say, or the site changes. Throws
 * when search does not answer.
 */
export const loadLocationStock = (
  site: PublicSite,
  locations: readonly Pick<Location, 'id' | 'distribution_locations'>[],
  limit: number,
): Promise<LocationStock> => {
  const ids = stockLocationIds(locations);
  return unstable_cache(() => find(site, ids, limit), ['location-stock', site.website_id, ids.join(), String(limit)], {
    tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id), cacheTags.offers(site.website_id)],
    revalidate: false,
  })();
};
