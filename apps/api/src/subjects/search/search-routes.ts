import { visitorOf } from '@forecourt/api-contract/service';
import { createSearchHandler, SearchEngineError } from '@forecourt/search-engine';
import type { Context } from 'hono';
import type { AppEnv } from '../../ground/http/app-context';
import type { RouteModule } from '../../ground/http/route-module';
import { createClientShares } from '../../ground/limits/client-shares';
import { describeSearchRoutes } from './describe-search-routes';
import { createRefusedSearches } from './refused-searches';
import { readSearchKey, searchAppId } from './search-key';
import { searchRefusedService, searchService } from './search-services';

const prefix = '/_search';

/** An answer of this route's own in Algolia's shape; `retryAfter` in seconds. */
const answerOf = (status: number, message: string, retryAfter?: number) =>
  new Response(JSON.stringify({ message, status }), {
    status,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });

const unavailable = () => answerOf(503, 'Search is starting, try again in a moment', 1);

/** Clients of the protocol do not send again what is answered so. */
const tooLong = () => answerOf(400, 'This search takes too long: ask for less');

const tooMany = () => answerOf(429, 'Too many searches at once: try again in a moment', 1);

/** Pages from before the hosted service answered may still be open. */
const elsewhere = () => answerOf(404, 'Search is answered by Algolia here; load the page again');

/** Searches of one address at once: a showroom full of shoppers behind one address stays far below. */
const mostOfClient = 32;

/**
 * `/_search/1/indexes/*`: the query half of Algolia's protocol, opened by a site's sealed key. Errors keep Algolia's
 * shape, since its clients read them. Through the gateway only the key of the host's own site is accepted.
 * A search that ended the engine's worker is refused for a while, and a client has a bounded number at once.
 * No key writes: the index follows the database.
 */
export const searchRoutes: RouteModule = (app, { env, services }) => {
  const search = services.get(searchService);
  const searchRefused = services.get(searchRefusedService);
  if (env.searchProvider === 'embedded') describeSearchRoutes(app);
  const shares = createClientShares(mostOfClient);
  const refused = createRefusedSearches();

  const answer = async (c: Context<AppEnv>, client: string | null): Promise<Response> => {
    const { engine } = search;
    if (engine === null) {
      searchRefused('not_ready');
      return unavailable();
    }
    const handle = createSearchHandler({
      engine,
      verifyKey: (key, applicationId) => {
        if (applicationId !== searchAppId) {
          return { ok: false, code: 'forged', message: 'Invalid Application-ID or API key' };
        }
        return readSearchKey(key, env, env.now(), c.var.site);
      },
    });
    const url = new URL(c.req.url);
    const path = url.pathname.slice(prefix.length);
    const asked = { path, client, body: new Uint8Array(await c.req.arrayBuffer()) };
    if (refused.has(asked)) {
      searchRefused('refused_before');
      return tooLong();
    }
    try {
      const { status, headers, body } = await handle({
        method: c.req.method,
        path,
        query: url.searchParams,
        headers: c.req.header(),
        body: asked.body,
        signal: c.req.raw.signal,
      });
      return new Response(body, { status, headers: { ...headers } });
    } catch (error) {
      if (!(error instanceof SearchEngineError)) throw error;
      c.var.log.error({ err: error, code: error.code }, 'search engine failed');
      if (error.code !== 'search_too_long') {
        searchRefused('not_ready');
        return unavailable();
      }
      refused.add(asked);
      searchRefused('too_long');
      return tooLong();
    }
  };

  app.all(`${prefix}/*`, async (c) => {
    if (env.searchProvider === 'algolia') return elsewhere();
    const client = c.var.client === null ? null : visitorOf(c.var.client);
    if (client === null) return answer(c, client);
    if (!shares.enter(client)) {
      searchRefused('too_many');
      return tooMany();
    }
    try {
      return await answer(c, client);
    } finally {
      shares.leave(client);
    }
  });
};
