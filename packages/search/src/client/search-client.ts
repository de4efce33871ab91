import { type LiteClient, liteClient } from 'algoliasearch/lite';

/** Where search answers and the site's sealed key. The same key serves browser and server. */
export interface SearchEndpoint {
  /** Origin with the path under which the Algolia protocol answers, e.g. `https://dealer.example/_search`. */
  readonly baseUrl: string;
  readonly appId: string;
  readonly apiKey: string;
  /** Headers of every request, for calls that do not come through the gateway. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds for a whole answer; a search that takes longer is as good as failed. */
const timeouts = { connect: 10_000, read: 10_000, write: 10_000 };

/** The search client: Algolia's own, spoken to one host. Keeps the answers of this page visit. */
export const createSearchClient = ({ baseUrl, appId, apiKey, headers = {} }: SearchEndpoint): LiteClient => {
  const { protocol, host, pathname } = new URL(baseUrl);
  return liteClient(appId, apiKey, {
    hosts: [
      {
        url: `${host}${pathname.replace(/\/+$/, '')}`,
        accept: 'readWrite',
        protocol: protocol === 'https:' ? 'https' : 'http',
      },
    ],
    timeouts,
    baseHeaders: { ...headers },
  });
};

export type { LiteClient };
