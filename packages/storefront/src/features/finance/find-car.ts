import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { cache } from 'react';
import { loadVehicle } from '../../site/data/load-vehicle';
import { siteSearchClient } from '../search/server';

/**
 * The vehicle of an id as the site shows it, null where it shows none of that id. The search knows its address, and is
 * asked at each request; the vehicle is the kept one of its own page, so that both say the same of it.
 */
export const findCar = cache(async (site: PublicSite, carId: string) => {
  const {
    results: [result],
  } = await siteSearchClient(site).search<SearchHit>({
    requests: [
      {
        indexName: site.searchAccess.indexName,
        query: '',
        hitsPerPage: 1,
        analytics: false,
        filters: `id:"${carId}"`,
        attributesToRetrieve: ['slug'],
      },
    ],
  });
  if (result === undefined || !('hits' in result)) throw new Error('The search engine answered without hits.');
  const [hit] = result.hits as readonly Pick<SearchHit, 'slug'>[];
  if (hit === undefined) return null;
  const found = await loadVehicle(site.website_id, hit.slug);
  return found.found ? found : null;
});
