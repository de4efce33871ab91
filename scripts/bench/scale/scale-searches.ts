import { createApiClient } from '@forecourt/api-contract';
import type { SearchAccess } from '@forecourt/config/public-site';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { toSearchParameters } from '@forecourt/search/parameters';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import algoliasearchHelper from 'algoliasearch-helper';

/** What shoppers ask of a results page: mostly everything, a make, a body, a price, words, another order, a later page. */
const criteria: readonly SearchCriteria[] = [
  {},
  { make: ['Toyota'] },
  { sortBy: 'price-asc' },
  { body: ['Ute'], price: { min: 10_000, max: 60_000 } },
  {},
  { query: 'toyota' },
  { page: 2 },
  { fuel: ['Diesel'], transmission: ['Automatic'], year: { min: 2018, max: null } },
  { query: 'white automatic' },
  { sortBy: 'newest', car_type: ['used'] },
];

/** A request as the server of a results page sends it, ready to be sent. */
export interface SiteSearch {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const requestsOf = async (asked: SearchCriteria, indexName: string): Promise<readonly unknown[]> => {
  const settings = { ...searchSettingsSchema.parse({}), indexName };
  const parameters = toSearchParameters(asked, settings);
  let sent: readonly unknown[] = [];
  const client = {
    search: async (requests: readonly { readonly indexName: string; readonly params: object }[]) => {
      sent = requests.map(({ indexName, params }) => ({ indexName, ...params }));
      return { results: requests.map(() => ({ hits: [] })) };
    },
  };
  const helper = algoliasearchHelper(client as never, parameters.index ?? indexName, parameters);
  await helper.searchOnce({});
  return sent;
};

const headersOf = ({ appId, apiKey }: SearchAccess) => ({
  'content-type': 'application/json',
  'x-algolia-application-id': appId,
  'x-algolia-api-key': apiKey,
});

const accessOf = async (url: string, serviceToken: string, site: string): Promise<SearchAccess> => {
  const found = await createApiClient({ baseUrl: url, serviceToken, fetch }).getSite(site);
  if (found === null) throw new Error(`There is no site ${site}.`);
  return found.searchAccess;
};

/** The searches of results pages of a site, in the turn in which they are asked. */
export const searchesOf = async (url: string, serviceToken: string, site: string): Promise<SiteSearch[]> => {
  const access = await accessOf(url, serviceToken, site);
  return Promise.all(
    criteria.map(async (asked) => ({
      headers: headersOf(access),
      body: JSON.stringify({ requests: await requestsOf(asked, access.indexName) }),
    })),
  );
};

/** The search of a page that shows one vehicle by its id. */
export const vehicleSearch = async (
  url: string,
  serviceToken: string,
  site: string,
  id: string,
): Promise<SiteSearch> => {
  const access = await accessOf(url, serviceToken, site);
  const requests = [{ indexName: access.indexName, query: '', filters: `id:${id}`, hitsPerPage: 1 }];
  return { headers: headersOf(access), body: JSON.stringify({ requests }) };
};

interface Answer {
  readonly results: readonly { readonly nbHits: number; readonly hits: readonly { readonly price: number | null }[] }[];
}

export const ask = async (url: string, { headers, body }: SiteSearch): Promise<Answer> => {
  const response = await fetch(`${url}/_search/1/indexes/*/queries`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`A search was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
};
