import { createSearchHandler, type SearchEngine, type SearchHandlerOptions } from '@forecourt/search-engine';
import type { SiteQuery } from './search-provider';

/** Who asks, as the protocol has it. */
interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

/**
 * Answers of an engine of this process to a multi-query, by the protocol but without a connection.
 * @throws SearchEngineError when the engine has ended; Error when it refuses the queries.
 */
export const askEngine = async <Answer>(
  engine: Pick<SearchEngine, 'answer' | 'limits'>,
  { appId, apiKey }: Credentials,
  verifyKey: SearchHandlerOptions['verifyKey'],
  queries: readonly SiteQuery[],
): Promise<readonly Answer[]> => {
  const { status, body } = await createSearchHandler({ engine, verifyKey })({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
    body: new TextEncoder().encode(JSON.stringify({ requests: queries })),
  });
  const text = new TextDecoder().decode(body);
  if (status !== 200) throw new Error(`The search engine refused the queries: ${text}`);
  return (JSON.parse(text) as { readonly results: readonly Answer[] }).results;
};
