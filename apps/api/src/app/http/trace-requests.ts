import { beginRequest, endRequest, type Traces } from '@forecourt/api-contract/traces';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../../ground/http/app-context';

/** Asked again and again by our own processes, for nobody's request. */
const polls: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/internal/changes', '/internal/sites']);

/** The pattern of the route that answers, such as `/internal/v1/sites/:website_id`; null for none. */
const patternOf = (c: Context<AppEnv>): string | null => {
  const last = matchedRoutes(c).at(-1)?.path ?? '';
  // What stands before every route has a pattern, too.
  return last === '/*' || last === '/internal/*' ? null : last;
};

/** The site that a route of services names in its path; the gateway says that of all others. */
const siteOf = ({ var: { site }, req }: Context<AppEnv>): string | null =>
  site ?? /^\/internal\/(?:v\d+\/)?sites\/([\w-]+)/.exec(req.path)?.[1] ?? null;

/**
 * Has each request be a span, of the trace that one of our own processes has sent it with; what anybody else says of a
 * trace is not believed. Questions that are asked all the time are left out.
 */
export const traceRequests = (traces: Traces) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    const { requestId, isTrusted } = c.var;
    const from = isTrusted ? c.req.header() : null;
    const span = polls.has(path) ? null : beginRequest(traces, { method, requestId, from });
    if (span === null) return next();
    await span.within(next);
    endRequest(span, { method, route: patternOf(c), site: siteOf(c), status: c.res.status });
  });
