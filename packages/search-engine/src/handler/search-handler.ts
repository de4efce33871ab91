import type { SearchEngine } from '../engine/search-engine';
import { refusal, type SearchAnswer, type SearchRestrictions } from '../host/index-host';
import type { KeyRefusal } from '../keys/secured-key';
import { tooLarge } from '../protocol/read-request';
import { RequestError } from '../refusals/request-error';
import { searchRouteOf } from './route';

/** An HTTP request as any server can give it. `path` begins with `/1/`; prefixes are the caller's to take off. */
export interface SearchHttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; a name given several times has its first value. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
  /** Fires when the client has gone: a search that waits for its turn is left out then. */
  readonly signal?: AbortSignal | undefined;
}

export interface SearchHttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The owner's decision about a key: its restrictions, or why it is refused. */
export type KeyVerdict = { readonly ok: true; readonly restrictions: SearchRestrictions } | KeyRefusal;

export interface SearchHandlerOptions {
  readonly engine: Pick<SearchEngine, 'answer' | 'limits'>;
  /**
   * Verifies the credentials of a request, usually with `readSecuredApiKey`. Called for every request that has both;
   * one without is refused before.
   */
  readonly verifyKey: (key: string, applicationId: string) => KeyVerdict | Promise<KeyVerdict>;
}

export type SearchHandler = (request: SearchHttpRequest) => Promise<SearchHttpResponse>;

const INVALID_CREDENTIALS = 'Invalid Application-ID or API key';

/**
 * The HTTP face of the engine without a framework: credentials from headers or query parameters (the lite client posts
 * JSON as text/plain with both in the URL) and the three query routes; everything else is refused, and no key writes.
 * Bad input is always a 4xx answer of the form `{message, status}`, since clients ask another host after anything else; a
 * full queue is 503 with `retry-after`.
 * @throws SearchEngineError when the engine itself is down, and `search_too_long` for the search that brought it down.
 */
export function createSearchHandler({ engine, verifyKey }: SearchHandlerOptions): SearchHandler {
  return async (request) => {
    const { key, applicationId } = credentialsOf(request);
    if (!key || !applicationId) return respond(refusal(403, INVALID_CREDENTIALS));
    const verdict = await verifyKey(key, applicationId);
    if (!verdict.ok) return respond(refusal(403, verdict.message));
    try {
      if (!request.path.startsWith('/1/')) throw new RequestError(404, 'Path not found');
      const route = searchRouteOf(request.method, request.path);
      if (!route) throw new RequestError(403, 'Method not allowed with this API key');
      if (request.body.byteLength > engine.limits.bodyBytes) throw tooLarge(engine.limits.bodyBytes);
      return respond(await engine.answer(route, request.body, verdict.restrictions, request.signal));
    } catch (error) {
      if (error instanceof RequestError) return respond(refusal(error.status, error.message));
      throw error;
    }
  };
}

/** The key and the application that a request names, in its headers or else in its address. */
export function credentialsOf(request: Pick<SearchHttpRequest, 'headers' | 'query'>) {
  return {
    key: credential(request, 'x-algolia-api-key'),
    applicationId: credential(request, 'x-algolia-application-id'),
  };
}

function credential(request: Pick<SearchHttpRequest, 'headers' | 'query'>, name: string): string | undefined {
  const header = request.headers[name];
  const value = typeof header === 'string' ? header : header?.[0];
  return value || request.query.get(name) || undefined;
}

function respond({ status, body }: SearchAnswer): SearchHttpResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'cache-control': 'no-store',
      'content-length': String(body.byteLength),
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    },
    body,
  };
}
