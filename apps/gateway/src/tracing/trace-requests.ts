import proxyAddr from '@fastify/proxy-addr';
import { beginRequest, endRequest, type Span, type Traces } from '@forecourt/api-contract/traces';
import type { RouteLookup } from '@forecourt/config/pages';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH } from '../decision/request-path';
import type { Settings } from '../settings';
import { traceRoute } from './trace-route';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in its trace; null where traces are not sent, and for questions of health. */
    span: Span | null;
  }
}

interface Options {
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly traces: Traces;
  readonly routeAt: RouteLookup;
}

/**
 * Gives each request a span, before anything is done with it. It goes on a trace that came with it only where a load
 * balancer that is trusted has sent it: anybody else could put their requests into the trace of another.
 */
export const traceRequests = (app: FastifyInstance, { settings, traces, routeAt }: Options): void => {
  app.decorateRequest('span', null);
  const isTrusted = proxyAddr.compile([...settings.trustedProxies]);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, id: requestId, method } = request;
    const path = raw.url?.split('?', 1)[0] ?? '';
    if (path === HEALTH_PATH) return void done();
    const from = isTrusted(raw.socket.remoteAddress ?? '', 0) ? raw.headers : null;
    request.span = beginRequest(traces, { method, requestId, from });
    if (request.span !== null)
      reply.raw.once('close', () => {
        const { destination, span } = request;
        endRequest(span, {
          method,
          route: traceRoute(destination, path, routeAt),
          site: destination?.site.website_id ?? null,
          status: reply.raw.statusCode,
          isLeft: !reply.raw.writableFinished,
        });
      });
    done();
  });
};
