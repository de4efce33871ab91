import type { SiteDocument } from '@forecourt/config';
import type { Vehicle } from '@forecourt/domain';
import { pickSimilar, type SearchHit, similarVehiclesQuery } from '@forecourt/search';
import { createSearchHandler, type SearchEngine } from '@forecourt/search-engine';
import type { Env } from '../env';
import { readSearchKey, searchAccessOf } from '../search/search-key';

/**
 * Vehicles like this one as a site may show them, by the rules of the page's own row (SIM-01, SIM-03): the queries go
 * through the site's sealed key, which no caller can widen. At most six ids, the most similar first.
 * @throws SearchEngineError when the engine is down; Error when it refuses the queries.
 */
export const similarIds = async (
  {
    engine,
    env,
    site,
  }: {
    readonly engine: Pick<SearchEngine, 'answer' | 'administer' | 'limits'>;
    readonly env: Pick<Env, 'searchSecret' | 'searchIndex' | 'now'>;
    readonly site: SiteDocument;
  },
  vehicle: Vehicle,
): Promise<readonly string[]> => {
  const { appId, apiKey, indexName } = searchAccessOf(site, env);
  const requests = similarVehiclesQuery(vehicle, { similarBy: site.search.similarBy, indexName });
  const handle = createSearchHandler({ engine, verifyKey: (key) => readSearchKey(key, env, env.now(), null) });
  const { status, body } = await handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
    body: new TextEncoder().encode(JSON.stringify({ requests })),
  });
  const text = new TextDecoder().decode(body);
  if (status !== 200) throw new Error(`The search engine refused the queries of similar vehicles: ${text}`);
  const { results } = JSON.parse(text) as { readonly results: readonly { readonly hits: readonly SearchHit[] }[] };
  return pickSimilar(
    vehicle,
    results.map(({ hits }) => hits),
  ).map(({ id }) => id);
};
