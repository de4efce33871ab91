import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { cache } from 'react';
import { loadVehicle } from '../../site/data/load-vehicle';
import { siteSearchClient } from '../search/server';

/**
 * The vehicle of an id as the site shows it, null where the site shows no such vehicle. The search finds its address at
 * each request; the vehicle is the cached one of its own page, so that both agree. Throws where the search or the API
 * fails: that says nothing about the vehicle.
 */
export const findVehicleById = cache(async (site: PublicSite, id: string) => {
  if (!/^\d{1,18}$/.test(id)) return null;
  const {
    results: [result],
  } = await siteSearchClient(site).search<SearchHit>({
    requests: [
      {
        indexName: site.searchAccess.indexName,
        query: '',
        hitsPerPage: 1,
        analytics: false,
        filters: `id:"${id}"`,
        attributesToRetrieve: ['slug'],
      },
    ],
  });
  if (result === undefined || !('hits' in result)) throw new Error('The search engine answered without hits.');
  const [hit] = result.hits;
  if (hit === undefined) return null;
  const found = await loadVehicle(site.website_id, hit.slug);
  return found.found ? found : null;
});

/** A vehicle of the stock as a page shows it that can stand without. */
export type FoundVehicle = NonNullable<Awaited<ReturnType<typeof findVehicleById>>>;

/** The same for the page itself: `away` when the search fails, which is logged. */
export const lookForVehicle = cache(async (site: PublicSite, id: string): Promise<FoundVehicle | 'none' | 'away'> => {
  try {
    return (await findVehicleById(site, id)) ?? 'none';
  } catch (error) {
    console.error(`Vehicle ${id} of ${site.website_id} could not be looked for.`, error);
    return 'away';
  }
});
