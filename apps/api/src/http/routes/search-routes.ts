import { createSearchHandler, SearchEngineError } from '@forecourt/search-engine';
import type { Context } from 'hono';
import type { Env } from '../../env';
import { isSearchAdminKey, readSearchKey, searchAppId } from '../../search/search-key';
import type { RouteModule } from '../route-module';

const prefix = '/_search';

const unavailable = () =>
  new Response(JSON.stringify({ message: 'Search is starting, try again in a moment', status: 503 }), {
    status: 503,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'retry-after': '1' },
  });

/** Pages from before the hosted service answered may still be open. */
const elsewhere = () =>
  new Response(JSON.stringify({ message: 'Search is answered by Algolia here; load the page again', status: 404 }), {
    status: 404,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  });

/** Bytes of a request to the admin half: what the engine takes in one write. */
export const searchAdminBodyBytes = 10 * 1024 * 1024;

/**
 * Whether a request is to search and comes with the admin key, straight to the API: what comes through the gateway is a
 * shopper's, whatever key it carries.
 */
export const isSearchAdmin = (c: Context, env: Pick<Env, 'searchAdminKey'>): boolean =>
  c.req.path.startsWith(`${prefix}/`) &&
  c.req.header('x-forecourt-gateway') === undefined &&
  isSearchAdminKey(c.req.header('x-algolia-api-key'), env);

/**
 * `/_search/1/indexes/*`: the query half of Algolia's protocol, opened by a site's sealed key. Errors keep Algolia's
 * shape, since its clients read them. Through the gateway only the key of the host's own site is accepted.
 * The admin half is there for the admin key alone, and never writes the index that follows the database.
 */
export const searchRoutes: RouteModule = (app, { env, search }) => {
  app.all(`${prefix}/*`, async (c) => {
    if (env.searchProvider === 'algolia') return elsewhere();
    const { engine } = search;
    if (engine === null) return unavailable();
    const handle = createSearchHandler({
      engine,
      verifyKey: (key, applicationId) => {
        if (applicationId !== searchAppId) {
          return { ok: false, code: 'forged', message: 'Invalid Application-ID or API key' };
        }
        if (isSearchAdmin(c, env)) return { ok: true, restrictions: {}, admin: true };
        return readSearchKey(key, env, env.now(), c.var.site);
      },
    });
    const url = new URL(c.req.url);
    try {
      const answer = await handle({
        method: c.req.method,
        path: url.pathname.slice(prefix.length),
        query: url.searchParams,
        headers: c.req.header(),
        body: new Uint8Array(await c.req.arrayBuffer()),
      });
      return new Response(answer.body, { status: answer.status, headers: { ...answer.headers } });
    } catch (error) {
      if (!(error instanceof SearchEngineError)) throw error;
      c.var.log.error({ err: error, code: error.code }, 'search engine failed');
      return unavailable();
    }
  });
};
