import { expect } from '@playwright/test';
import { type Answer, askSite } from '../stack/ask';

/** How a site's own pages reach search. */
export interface SearchKey {
  readonly appId: string;
  readonly apiKey: string;
}

/** The sealed search key that a site's own pages carry. */
export const searchKeyOf = async (host: string): Promise<SearchKey> => {
  const { body } = await askSite(host, '/search');
  const [, appId = '', apiKey = ''] = /\\"appId\\":\\"([^"\\]+)\\",\\"apiKey\\":\\"([^"\\]+)\\"/.exec(body) ?? [];
  expect(apiKey, `search key of ${host}`).not.toBe('');
  return { appId, apiKey };
};

/** A search as the browser's client sends it, through the front door. */
export const searchAt = (
  host: string,
  key: SearchKey,
  query: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const credentials = `x-algolia-application-id=${key.appId}&x-algolia-api-key=${encodeURIComponent(key.apiKey)}`;
  return askSite(host, `/_search/1/indexes/*/queries?${credentials}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: JSON.stringify({ requests: [{ indexName: 'Car_production', hitsPerPage: 100, ...query }] }),
  });
};

/** What search found. */
export interface Found {
  readonly nbHits: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** The one result of an answer that must be good. */
export const foundIn = ({ status, body }: Answer): Found => {
  expect(status, body.slice(0, 300)).toBe(200);
  const [found] = (JSON.parse(body) as { readonly results: readonly Found[] }).results;
  if (found === undefined) throw new Error('The search answered without a result.');
  return found;
};
