import type { SiteDocument } from '@forecourt/config';
import type { SearchHit } from '@forecourt/search';
import { createSearchHandler, type SearchEngine, SearchEngineError } from '@forecourt/search-engine';
import type { Env } from '../env';
import { embeddedAccessOf, readSearchKey } from './search-key';
import { SearchAwayError, type SiteQuery } from './search-provider';

/**
 * Asks the embedded engine as a site would, through its sealed key, without a connection.
 * @throws SearchAwayError when the engine has ended; Error when it refuses the queries.
 */
export const answerAs = async (
  engine: Pick<SearchEngine, 'answer' | 'administer' | 'limits'>,
  site: SiteDocument,
  queries: readonly SiteQuery[],
  env: Pick<Env, 'searchSecret' | 'searchIndex' | 'now'>,
): Promise<readonly (readonly SearchHit[])[]> => {
  const { appId, apiKey } = embeddedAccessOf(site, env);
  const handle = createSearchHandler({ engine, verifyKey: (key) => readSearchKey(key, env, env.now(), null) });
  const { status, body } = await handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
    body: new TextEncoder().encode(JSON.stringify({ requests: queries })),
  }).catch((error: unknown) => {
    if (!(error instanceof SearchEngineError)) throw error;
    throw new SearchAwayError('The search engine cannot answer.', { cause: error });
  });
  const text = new TextDecoder().decode(body);
  if (status !== 200) throw new Error(`The search engine refused the queries: ${text}`);
  const { results } = JSON.parse(text) as { readonly results: readonly { readonly hits: readonly SearchHit[] }[] };
  return results.map(({ hits }) => hits);
};
