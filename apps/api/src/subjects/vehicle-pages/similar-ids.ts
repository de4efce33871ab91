import type { SiteDocument } from '@forecourt/config/site-document';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { pickSimilar, similarVehiclesQuery } from '@forecourt/search/similar';
import type { SearchProvider } from '../search';

/**
 * Vehicles like this one as a site may show them, by the rules of the page's own row (SIM-01, SIM-03): the queries go
 * through the site's sealed key, which no caller can widen. At most six ids, the most similar first.
 * @throws SearchAwayError when search is away; Error when it refuses the queries.
 */
export const similarIds = async (
  {
    search,
    indexName,
    site,
  }: {
    readonly search: Pick<SearchProvider, 'hitsOf'>;
    readonly indexName: string;
    readonly site: SiteDocument;
  },
  vehicle: Vehicle,
): Promise<readonly string[]> => {
  const queries = similarVehiclesQuery(vehicle, { similarBy: site.search.similarBy, indexName });
  const hits = await search.hitsOf(
    site,
    queries.map((query) => ({ ...query })),
  );
  return pickSimilar(vehicle, hits).map(({ id }) => id);
};
