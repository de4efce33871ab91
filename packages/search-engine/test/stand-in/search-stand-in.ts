import { searchRouteOf } from '../../src/handler/route';
import {
  createSearchHandler,
  credentialsOf,
  type SearchHandler,
  type SearchHttpRequest,
} from '../../src/handler/search-handler';
import { IndexHost, refusal, type SearchAnswer } from '../../src/host/index-host';
import { readSecuredApiKey } from '../../src/keys/secured-key';
import { DEFAULT_LIMITS } from '../../src/protocol/read-query';
import { tooLarge } from '../../src/protocol/read-request';
import { RequestError } from '../../src/refusals/request-error';
import { WriteHost } from './write-host';
import { writeRouteOf } from './write-route';

/** Bytes of the body of a write: what Algolia recommends as the most for a batch. */
const writeBodyBytes = 10 * 1024 * 1024;

/** An application of the service: its id, the key that may do everything, and the parent of sealed keys, which search. */
export interface StandInApplication {
  readonly appId: string;
  readonly writeKey: string;
  readonly searchKey: string;
}

/**
 * For tests: a hosted search service that speaks Algolia's protocol, queries and writes, in the process that asks for
 * it. Queries are answered by the engine; what is written stands in memory. `stand-in.int.test.ts` holds it against
 * the official client.
 * @param now  by which sealed keys end
 */
export const createSearchStandIn = (
  { appId, writeKey, searchKey }: StandInApplication,
  now: () => Date = () => new Date(),
): SearchHandler => {
  const host = new IndexHost();
  const writes = new WriteHost(host);
  const search = createSearchHandler({
    engine: {
      limits: DEFAULT_LIMITS,
      answer: async (route, body, restrictions) => host.search(route, body, restrictions),
    },
    verifyKey: (key, application) => {
      if (application !== appId) return { ok: false, code: 'forged', message: 'Invalid Application-ID or API key' };
      if (key === writeKey) return { ok: true, restrictions: {} };
      return readSecuredApiKey(searchKey, key, Math.floor(now().getTime() / 1000));
    },
  });

  /** The answer to a call of whoever holds the write key; null where it searches. */
  const write = ({ method, path, query, body }: SearchHttpRequest): SearchAnswer | null => {
    try {
      if (searchRouteOf(method, path) !== undefined) return null;
      const route = writeRouteOf(method, path, query);
      if (route === undefined) throw new RequestError(404, 'Path not found');
      if (body.byteLength > writeBodyBytes) throw tooLarge(writeBodyBytes);
      return writes.answer(route, body);
    } catch (error) {
      if (error instanceof RequestError) return refusal(error.status, error.message);
      throw error;
    }
  };

  return async (request) => {
    const { key, applicationId } = credentialsOf(request);
    const written = applicationId === appId && key === writeKey ? write(request) : null;
    if (written === null) return search(request);
    return { ...written, headers: { 'content-type': 'application/json; charset=UTF-8' } };
  };
};
