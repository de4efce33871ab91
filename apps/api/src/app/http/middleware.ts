import { randomUUID } from 'node:crypto';
import { keyCheck, maskedPath } from '@forecourt/api-contract/service';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppDeps, AppEnv } from '../../ground/http/app-context';
import { problems } from '../../ground/http/http-problem';
import { bearerOf } from '../../ground/http/service-token';
import { withRequestLog } from '../../ground/log/request-log';
import { type ApiRoute, routeAt } from '../metrics/api-metrics';

const requestIdForm = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Tells who asks. Only with the gateway's proof are the headers it sets believed: site, client and request id;
 * a request id of our own services is kept too, so that one id follows a page through every log.
 */
export const identify = ({ env, log }: AppDeps) => {
  const isProof = keyCheck(env.serviceToken, 'api-proof');
  const isBearer = keyCheck(env.serviceToken, 'bearer');
  return createMiddleware<AppEnv>(async (c, next) => {
    const fromGateway = isProof(c.req.header('x-forecourt-gateway'));
    const trusted = fromGateway || isBearer(bearerOf(c.req.header('authorization')));
    const given = c.req.header('x-request-id');
    const requestId = trusted && given !== undefined && requestIdForm.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('isTrusted', trusted);
    c.set('log', log.child({ request_id: requestId }));
    c.set('site', fromGateway ? (c.req.header('x-forecourt-site') ?? null) : null);
    c.set('client', fromGateway ? (c.req.header('x-forecourt-client') ?? null) : null);
    c.set('context', null);
    c.header('x-request-id', requestId);
    await withRequestLog(c.var.log, next);
  });
};

/** Takes the class of a route, the status of its answer and the seconds that it took. */
export type CountRequest = (route: ApiRoute, status: number, seconds: number) => void;

/** Counts and times each request by the class of its route. */
export const countRequests = (countRequest: CountRequest) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    countRequest(routeAt(c.req.path), c.res.status, (performance.now() - start) / 1000);
  });

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/internal/changes']);

/**
 * Asked again and again by our own processes. That of the site table comes each second from every gateway; the route
 * says itself when the table has changed, and a poll that fails is worth a line.
 */
const isPoll = ({ req, res }: Context<AppEnv>): boolean =>
  probes.has(req.path) || (req.path === '/internal/sites' && res.status === 200);

/** One line a request: method, path without query, status, milliseconds. Probes and polls are logged at debug level. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now();
  await next();
  c.var.log[isPoll(c) ? 'debug' : 'info'](
    {
      method: c.req.method,
      path: maskedPath(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(c.var.site === null ? {} : { site: c.var.site }),
    },
    'request',
  );
});

/** For `/internal/*`: our own services only. */
export const requireService = ({ env }: AppDeps) => {
  const isBearer = keyCheck(env.serviceToken, 'bearer');
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isBearer(bearerOf(c.req.header('authorization')))) throw problems.serviceTokenNeeded();
    await next();
  });
};
