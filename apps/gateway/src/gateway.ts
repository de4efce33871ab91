import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiClient } from '@forecourt/api-contract';
import { servicePulse } from '@forecourt/api-contract/service';
import { noTraces, type Traces } from '@forecourt/api-contract/traces';
import {
  loggedPath,
  markdownAddress,
  prefersMarkdown,
  type RouteLookup,
  routeAt as siteRouteAt,
} from '@forecourt/config/pages';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { decide } from './decision/decision';
import { HEALTH_PATH, SEARCH_PATH } from './decision/request-path';
import { type DrawLimits, usualDrawLimits } from './drawing/draw-limits';
import { isFile, isSlowDocument } from './drawing/drawing';
import { mayWaitForApi } from './forwarding/hung-api';
import { originOf } from './forwarding/origin-of';
import { createPageSecurity } from './forwarding/page-security';
import { type Patience, usualPatience } from './forwarding/patience';
import { registerProxy } from './forwarding/proxy';
import { createRedirects } from './forwarding/redirects';
import { closeInStages } from './forwarding/request-body';
import { hasMoreToCome, watchBody } from './forwarding/request-watch';
import { admitSearchOrigin } from './forwarding/search-origins';
import { warnOfUntrusted } from './forwarding/untrusted-proxy';
import { createVehicleMoves } from './forwarding/vehicle-moves';
import { createGatewayMetrics, type GatewayMetrics, type GatewayRoute } from './metrics/gateway-metrics';
import { createOrigins, type Origins } from './origins/origins';
import { sendPage, sendProblem } from './pages/answer';
import { directoryPage, plainPages } from './pages/plain-pages';
import { readOnlyPage } from './pages/refusals';
import { SECURITY_TXT_PATH, securityTxt } from './pages/security-txt';
import { unavailablePage } from './pages/unavailable-page';
import type { Settings } from './settings';
import type { SiteTableFollower } from './site-table/site-table-follower';
import { trailOf } from './tracing/request-trail';
import { traceRequests } from './tracing/trace-requests';

interface GatewayOptions {
  readonly settings: Settings;
  readonly api: Pick<ApiClient, 'getVehicleAddress' | 'getRedirect'>;
  readonly sites: Pick<SiteTableFollower, 'known'>;
  /** The processes of API and template apps; those of the settings. */
  readonly origins?: Origins;
  /** Whether the process is about to end, which its health then says. */
  readonly isLeaving?: () => boolean;
  readonly log: Logger;
  /** How long is waited; tests wait less. */
  readonly patience?: Patience;
  /** How much template apps draw at once; tests let them draw less. */
  readonly drawLimits?: DrawLimits;
  /** The page table; tests have rows of their own. */
  readonly routeAt?: RouteLookup;
  readonly metrics?: GatewayMetrics;
  readonly traces?: Traces;
  readonly now?: () => Date;
}

const hostHeaders = (raw: readonly string[]): string[] => {
  const hosts: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts.push(raw[at + 1] ?? '');
  }
  return hosts;
};

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

/** Answers a connection whose bytes are not a request; nothing of them is repeated. */
const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    socket.write('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  }
  socket.destroy();
};

/** The address that answers: of a page whose client prefers Markdown, that of its Markdown form, which is cached apart. */
const askedAddress = ({ method, url = '/', headers }: IncomingMessage): string => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !url.startsWith('/') || headers.rsc !== undefined || !prefersMarkdown(headers.accept)) return url;
  return markdownAddress(url) ?? url;
};

/** What the log says of a request: no query, which may hold what a person has typed. */
const factsOf = (request: FastifyRequest, reply: FastifyReply, routeAt: RouteLookup) => ({
  ...trailOf(request).facts,
  site: request.destination?.site.website_id,
  to: request.destination?.to,
  method: request.method,
  path: loggedPath(pathOf(request.raw.url ?? ''), routeAt),
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

/** The class of route that the metrics know a request by. */
const routeOf = ({ destination, raw }: FastifyRequest, routeAt: RouteLookup): GatewayRoute => {
  if (destination === null) return 'own';
  const path = pathOf(raw.url ?? '');
  if (destination.to === 'api') {
    if (path.startsWith(SEARCH_PATH)) return 'search';
    return path.startsWith('/media/') ? 'media' : 'api';
  }
  if (isFile(path)) return 'file';
  return isSlowDocument(routeAt, path) ? 'document' : 'page';
};

/** Builds the front door: decides by host and path, then answers itself or passes the request on. */
export const createGateway = ({
  settings,
  api,
  sites,
  origins = createOrigins(settings),
  isLeaving = () => false,
  log,
  patience = usualPatience,
  drawLimits = usualDrawLimits,
  routeAt = siteRouteAt,
  metrics = createGatewayMetrics(),
  traces = noTraces,
  now = () => new Date(),
}: GatewayOptions): FastifyInstance => {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    rewriteUrl: askedAddress,
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    // Longer than load balancers keep theirs, so that the closing side is never the one in the middle of a request.
    keepAliveTimeout: 65_000,
    // Node counts the whole request, uploads too: what is slow is ended by `watchBody`.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 15_000 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, _request, reply) => {
      sendPage(reply as FastifyReply, 400, plainPages.badRequest);
    },
  });
  app.decorateRequest('destination', null);
  app.decorateRequest('isCached', false);
  app.decorateRequest('nonce', null);
  const security = createPageSecurity(settings.searchOrigins, routeAt);
  const apiPulse = servicePulse((signal) =>
    // An answer of any process is one of the API. A refusal is none while another is awaited, which may hang: whoever is
    // refused is led on to that one. Where all refuse there is nobody to wait for, and this settles at once.
    Promise.any(
      origins
        .processesOf(settings.apiUrl)
        .map(async (process) => (await fetch(`${process}/healthz`, { signal })).arrayBuffer()),
    ),
  );

  /** True when the request goes on to an application; otherwise it has been answered. */
  const route = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { raw } = request;
    const known = sites.known();
    const decision = decide(
      {
        method: request.method,
        target: raw.url ?? '',
        hosts: hostHeaders(raw.rawHeaders),
        protocol: request.protocol,
      },
      known,
      settings,
    );
    switch (decision.kind) {
      case 'forward': {
        const { destination } = decision;
        const { website_id: site, template } = destination.site;
        if (settings.security !== null && pathOf(request.url) === SECURITY_TXT_PATH) {
          const origin = `${request.protocol}://${destination.host}`;
          reply
            .type('text/plain; charset=utf-8')
            .headers({ 'cache-control': 'public, max-age=86400', 'x-request-id': request.id })
            .send(securityTxt(settings.security, origin, now()));
          return false;
        }
        if (originOf(destination, settings) === null) {
          log.warn({ ...trailOf(request).facts, site, template }, 'nobody says where this template is');
          metrics.upstreamFailed(template, 'unknown');
          sendPage(reply, 503, unavailablePage(destination.site, request.method));
          return false;
        }
        request.destination = destination;
        if (pathOf(request.url).startsWith(SEARCH_PATH) && !admitSearchOrigin(request, reply, destination.site))
          return false;
        // Next loads the page instead, as a document, whose own policy then holds.
        if (
          destination.to === 'template' &&
          raw.headers.rsc !== undefined &&
          security.isLoadedWhole(pathOf(request.url))
        ) {
          reply.code(204).headers({ 'cache-control': 'no-store', 'x-request-id': request.id }).send();
          return false;
        }
        return true;
      }
      case 'redirect':
        reply.header('x-request-id', request.id).redirect(decision.location, decision.status);
        return false;
      case 'health':
        reply
          .code(isLeaving() ? 503 : 200)
          .header('cache-control', 'no-store')
          .send({ status: isLeaving() ? 'leaving' : 'ok', sites: known?.sites.length ?? null });
        return false;
      case 'directory':
        sendPage(reply, 200, directoryPage(decision.sites, request.protocol, decision.port));
        return false;
      case 'bad-request':
        sendPage(reply.header('connection', 'close'), 400, plainPages.badRequest);
        return false;
      case 'not-found':
        sendPage(reply, 404, plainPages.notFound);
        return false;
      case 'read-only':
        // What is being sent is not read to its end, and its sender still sees the answer.
        if (hasMoreToCome(raw)) {
          closeInStages(raw.socket, patience.lingerMs);
          reply.header('connection', 'close');
        }
        sendPage(reply.header('allow', 'GET, HEAD'), 405, readOnlyPage);
        return false;
      case 'starting':
        if (decision.forApi) {
          sendProblem(reply, { status: 503, code: 'starting', title: 'The service is starting.' }, 2);
        } else {
          sendPage(reply, 503, plainPages.starting);
        }
        return false;
    }
  };

  const { transportSecurity } = settings;
  if (transportSecurity !== null) {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.protocol === 'https') reply.header('strict-transport-security', transportSecurity);
      done(null, payload);
    });
  }

  app.addHook('onSend', (_request, reply, payload, done) => {
    // Whoever is before it asks the next thing elsewhere, and has no connection here by the time it closes.
    if (isLeaving()) reply.header('connection', 'close');
    done(null, payload);
  });

  traceRequests(app, { settings, traces, routeAt });
  const watchForwarded = warnOfUntrusted(log);
  app.addHook('onRequest', (request, reply, done) => {
    watchForwarded(request);
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      metrics.left();
      log.info(factsOf(request, reply, routeAt), 'request left by its client');
    });
    // After the last answer of a connection nothing is carried out: it could not be answered (RFC 9112, section 9.6).
    if (request.raw.socket.writableEnded) return;
    if (!route(request, reply)) return;
    if (!mayWaitForApi(request, reply, apiPulse, () => metrics.upstreamFailed('api', 'hung'))) return;
    watchBody(request, reply, patience);
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const facts = { ...factsOf(request, reply, routeAt), status: reply.statusCode };
    metrics.requests.answered(routeOf(request, routeAt), reply.statusCode, reply.elapsedTime / 1000);
    log[facts.path === HEALTH_PATH ? 'debug' : 'info'](facts, 'request');
    done();
  });

  // Methods the proxy does not pass on.
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404, plainPages.notFound));
  app.setErrorHandler((error, request, reply) => {
    if (reply.raw.destroyed) {
      log.info({ ...trailOf(request).facts, err: error }, 'request ended with its client');
      return;
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return sendPage(reply, status, plainPages.badRequest);
    log.error({ ...trailOf(request).facts, err: error }, 'request failed');
    return sendPage(reply, 502, plainPages.unavailable);
  });

  app.addHook('onClose', () => origins.close());
  registerProxy(app, {
    settings,
    origins,
    security,
    findVehicleMove: createVehicleMoves({ api, log }),
    findRedirect: createRedirects({ api, log }),
    patience,
    drawLimits,
    routeAt,
    metrics,
    apiAnswered: apiPulse.heard,
    log,
  });
  return app;
};
