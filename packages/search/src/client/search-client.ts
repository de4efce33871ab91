import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { clientHost } from './client-host';

/** How Algolia's client sends one request; a failed one is an answer of status 0. */
export type SearchRequester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** Where search answers and the site's sealed key. The same key serves browser and server. */
export interface SearchEndpoint {
  /**
   * Origin with the path under which the Algolia protocol answers, e.g. `https://dealer.example/_search`; null: the
   * hosts of Algolia itself, one after the other as its client has them.
   */
  readonly baseUrl: string | null;
  readonly appId: string;
  readonly apiKey: string;
  /** Headers of every request, for calls that do not come through the gateway. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the requests in place of the client's own way. */
  readonly requester?: SearchRequester;
}

/** Milliseconds for a whole answer; a search that takes longer is as good as failed. */
const timeouts = { connect: 10_000, read: 10_000, write: 10_000 };

/**
 * Queries that are sent in one request. Counting what each other filter would show takes a query for each filter in use
 * and one for the results, so that a shopper who uses many needs more. The engine takes 32; that of the release before,
 * which may still answer while this one is put in its place, took ten.
 */
export const queriesPerRequest = 10;

/** The client's search in as many requests as its queries need; the answers in the order of the queries. */
export const searchInBatches =
  (search: LiteClient['search']): LiteClient['search'] =>
  async (parameters, options) => {
    const requests = Array.isArray(parameters) ? parameters : parameters.requests;
    if (requests.length <= queriesPerRequest) return search(parameters, options);
    const batches = [];
    for (let at = 0; at < requests.length; at += queriesPerRequest) {
      batches.push(requests.slice(at, at + queriesPerRequest));
    }
    const answers = await Promise.all(
      batches.map((batch) =>
        Array.isArray(parameters)
          ? search(batch as typeof parameters, options)
          : search({ ...parameters, requests: batch as typeof parameters.requests }, options),
      ),
    );
    return { results: answers.flatMap(({ results }) => results) } as Awaited<ReturnType<LiteClient['search']>> as never;
  };

/** The search client: Algolia's own, spoken to one host or to the hosted service. Keeps the answers of this page visit. */
export const createSearchClient = ({ baseUrl, appId, apiKey, headers = {}, requester }: SearchEndpoint): LiteClient => {
  const client = liteClient(appId, apiKey, {
    // A host that does not answer is left for the next one sooner than an answer is given up.
    ...(baseUrl === null ? {} : { hosts: [clientHost(baseUrl)], timeouts }),
    baseHeaders: { ...headers },
    ...(requester && { requester }),
  });
  return { ...client, search: searchInBatches(client.search.bind(client)) };
};

export type { LiteClient };
