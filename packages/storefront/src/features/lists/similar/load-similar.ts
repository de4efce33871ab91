import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SearchHit } from '@forecourt/search/record';
import { pickSimilar, similarVehiclesQuery } from '@forecourt/search/similar';
import { renewAfter, tieToTags } from '../../../site/data/load-vehicle';
import { siteSearchClient } from '../../search/server';

const hour = 3600;
/** Vehicles that came since are found after this many seconds; changes of those shown are seen at once. */
const refreshAfter = 6 * hour;
/** A failed search is tried again after this many seconds. */
const retryAfter = 60;

const search = async (site: PublicSite, vehicle: Vehicle): Promise<readonly SearchHit[]> => {
  const requests = similarVehiclesQuery(vehicle, {
    similarBy: site.search.similarBy,
    indexName: site.searchAccess.indexName,
  });
  const { results } = await siteSearchClient(site).search<SearchHit>({
    requests: requests.map((request) => ({ ...request })),
  });
  return pickSimilar(
    vehicle,
    results.map((result) => ('hits' in result ? (result.hits as readonly SearchHit[]) : [])),
  );
};

/**
 * Vehicles like this one (SIM-01). A failure is logged and gives none: the page stands without them (SIM-02). The page
 * that shows them changes when one of them or an offer does, so what was found is cached with the page alone: cached by itself it
 * would give the new page the old price.
 */
export const loadSimilar = async (site: PublicSite, vehicle: Vehicle): Promise<readonly SearchHit[]> => {
  const name = [site.website_id, vehicle.id];
  try {
    const hits = await search(site, vehicle);
    await tieToTags([...hits.map(({ id }) => cacheTags.vehicle(id)), cacheTags.offers(site.website_id)]);
    await renewAfter(refreshAfter, name);
    return hits;
  } catch (error) {
    console.error(`Similar vehicles of ${vehicle.slug} on ${site.website_id} could not be found.`, error);
    await renewAfter(retryAfter, name);
    return [];
  }
};
