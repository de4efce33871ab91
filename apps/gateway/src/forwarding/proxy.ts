import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { RedirectAnswer } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { markdownAddress, type RouteLookup } from '@forecourt/config/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Destination } from '../decision/decision';
import { SEARCH_PATH } from '../decision/request-path';
import type { DrawLimits } from '../drawing/draw-limits';
import { createDrawing } from '../drawing/drawing';
import type { GatewayMetrics } from '../metrics/gateway-metrics';
import type { AskAgainReason } from '../origins/ask-another';
import type { Origins } from '../origins/origins';
import { sendPage, sendProblem, wantsPage } from '../pages/answer';
import { plainPages } from '../pages/plain-pages';
import { unavailablePage } from '../pages/unavailable-page';
import type { Settings } from '../settings';
import type { Site } from '../site-table/host-index';
import { type RequestTrail, trailOf } from '../tracing/request-trail';
import { createBodyPace, usualBodyPace } from './body-pace';
import { createInnerRequests } from './inner-requests';
import { isNotFoundPath, type NotFoundPage, notFoundPageOf, notFoundPath, withoutConditions } from './not-found-page';
import { originOf } from './origin-of';
import type { PageSecurity } from './page-security';
import { isUpload, type Patience } from './patience';
import { ledTo } from './redirect-target';
import { takeBody } from './request-body';
import { forwardedHeaders, identityHeaders, type RequestFacts } from './request-headers';
import { isCachedAnswer, returnedHeaders } from './response-headers';
import { createBodySender, isImmutable, isPage } from './send-body';
import type { VehicleMove } from './vehicle-moves';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request is known to go on to an application. */
    destination: Destination | null;
    /** Whether the last inner answer is one that its template app keeps. */
    isCached: boolean;
    /** What the inline scripts of the page carry that is drawn for this request; null where they need not. */
    nonce: string | null;
  }
}

interface Options {
  readonly settings: Pick<Settings, 'apiUrl' | 'templates' | 'serviceToken' | 'websockets'>;
  /** Where there are several processes of an application. */
  readonly origins: Pick<Origins, 'inOrder' | 'failed'>;
  readonly security: PageSecurity;
  readonly findVehicleMove: (websiteId: string, slug: string, trail: RequestTrail) => Promise<VehicleMove>;
  readonly findRedirect: (site: Site, path: string, trail: RequestTrail) => Promise<RedirectAnswer>;
  readonly patience: Patience;
  readonly drawLimits: DrawLimits;
  readonly routeAt: RouteLookup;
  readonly metrics: GatewayMetrics;
  /** Called whenever the API has answered anything. */
  readonly apiAnswered: () => void;
  readonly log: { warn(details: object, message: string): void };
}

const destinationOf = (request: FastifyRequest): Destination => {
  if (request.destination === null) throw new Error('A request reached the proxy without a destination.');
  return request.destination;
};

/** The application that answers, for the metrics. */
const applicationOf = ({ to, site }: Destination): string => (to === 'api' ? to : site.template);

/** Whose request it is, for the log. */
const whose = ({ to, site }: Destination) => ({ site: site.website_id, to });

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/** What may be broken off when nobody waits for it any more: it only reads. A lead that was sent is stored. */
const onlyReads = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || path.startsWith(SEARCH_PATH);

/** Milliseconds until a request is sent again over another connection; null where it is not. */
const oneMoreTry = ({ err, attempt }: { readonly err: Error | null; readonly attempt: number }): number | null => {
  const code = (err as (Error & { code?: string }) | null)?.code;
  return attempt === 0 && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') ? 5 : null;
};

/**
 * A search is sent like an order and only reads: its body is held, so that it can be sent again as a page is. Another body
 * that is held goes on as it came, and to another process only where none has received it.
 */
const heldBody = ({ body, headers, url }: FastifyRequest): object => {
  if (!Buffer.isBuffer(body)) return {};
  const held = { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
  return url.startsWith(SEARCH_PATH) ? { ...held, retryDelay: oneMoreTry } : held;
};

/** The inner headers are on the reply already when a redirect takes its place. */
const dropInnerHeaders = (reply: FastifyReply): void => {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
};

/** Passes requests with a destination on to its application. Kept library: @fastify/http-proxy over undici. */
export const registerProxy = (
  app: FastifyInstance,
  {
    settings,
    origins,
    security,
    findVehicleMove,
    findRedirect,
    patience,
    drawLimits,
    routeAt,
    metrics,
    apiAnswered,
    log,
  }: Options,
): void => {
  const upstreamOf = (destination: Destination): string => {
    const origin = originOf(destination, settings);
    if (origin === null) throw new Error(`Nobody says where template ${destination.site.template} is.`);
    return origin;
  };

  const pace = createBodyPace(usualBodyPace);
  const sendBody = createBodySender({ upstreamOf, metrics });
  /** Sends what `path` answered. */
  const sendInner = (request: FastifyRequest, reply: FastifyReply, body: Readable, path = withoutQuery(request.url)) =>
    sendBody(request, reply, { body, path, destination: destinationOf(request), isCached: request.isCached });
  const drawing = createDrawing(drawLimits, destinationOf, routeAt, metrics.turnRefused);
  metrics.watchTurns(drawing);
  /** The application by whose origin a process is known, for the metrics: `api`, or any template app. */
  const askedAgain = (origin: string, reason: AskAgainReason): void =>
    metrics.askedAgain(origin === settings.apiUrl ? 'api' : 'template', reason);
  const inner = createInnerRequests({ patience, origins, apiUrl: settings.apiUrl, routeAt, onlyReads, askedAgain });
  app.addHook('onClose', () => inner.close());

  const proofs = {
    api: serviceKey(settings.serviceToken, 'api-proof'),
    template: serviceKey(settings.serviceToken, 'template-proof'),
  };
  const factsOf = (request: FastifyRequest): RequestFacts => ({
    destination: destinationOf(request),
    trail: trailOf(request),
    client: request.ip,
    protocol: request.protocol,
    proof: proofs[destinationOf(request).to],
  });

  /** @param markdown where the page stands as Markdown; null where it does not */
  const rewritten = (headers: IncomingHttpHeaders, request: FastifyRequest, markdown: string | null) => {
    const destination = destinationOf(request);
    const path = withoutQuery(request.url);
    const isPrivate = destination.to === 'template' && routeAt(path)?.row.rendering === 'private';
    request.isCached = destination.to === 'template' && !isPrivate && isCachedAnswer(headers);
    const policies = security.headersOf(destination.site, path, request.nonce);
    return returnedHeaders(headers, upstreamOf(destination), request.id, policies, { isPrivate, markdown });
  };

  const exchange: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    getUpstream: (request) => upstreamOf(destinationOf(request as FastifyRequest)),
    rewriteRequestHeaders: (rawRequest, headers) => {
      const request = rawRequest as FastifyRequest;
      const { to, site } = destinationOf(request);
      const path = withoutQuery(request.url);
      request.nonce = to === 'template' ? security.nonceFor(path) : null;
      const policy =
        request.nonce === null ? undefined : security.headersOf(site, path, request.nonce)['content-security-policy'];
      const isDeveloped = settings.websockets && to === 'template';
      const forwarded = forwardedHeaders(headers, request.method, factsOf(request), { policy, isDeveloped });
      // The library says a type of every body that is held; what was sent without one goes on without.
      if (request.headers['content-type'] === undefined) delete forwarded['content-type'];
      return forwarded;
    },
    rewriteHeaders: (headers, rawRequest) => {
      if (rawRequest === undefined) return headers;
      const request = rawRequest as FastifyRequest;
      const path = withoutQuery(request.url);
      return rewritten(headers, request, destinationOf(request).to === 'template' ? markdownAddress(path) : null);
    },
    // A kept connection may be closed from the other end just as it is used: one more try where that is harmless.
    // The library's own rule would repeat every 503 up to ten times.
    retryDelay: (failure) =>
      failure.req.method === 'GET' || failure.req.method === 'HEAD' ? oneMoreTry(failure) : null,
  };

  /** Answers with the site's own page for what is not there, in place of the shell that came with the status. */
  const sendNotFound = (reply: FastifyReply, shell: Readable, page: NotFoundPage, status: 404 | 410): void => {
    if (!isPage(reply)) {
      sendInner(reply.request, reply.code(status), shell);
      return;
    }
    shell.resume();
    dropInnerHeaders(reply);
    const path = notFoundPath(page);
    // It is the same for everyone, and its scripts carry nothing.
    reply.request.nonce = null;
    reply.from(path, {
      ...exchange,
      queryString: () => '',
      // What is not there has no Markdown form either.
      rewriteHeaders: (headers, request) =>
        request === undefined ? headers : rewritten(headers, request as FastifyRequest, null),
      rewriteRequestHeaders: (request, headers) =>
        withoutConditions(forwardedHeaders(headers, request.method, factsOf(request as FastifyRequest))),
      onResponse: (request, _reply, response) => {
        const body: Readable = response.stream;
        if (response.statusCode !== 200) {
          body.resume();
          dropInnerHeaders(reply);
          sendPage(reply, status, plainPages.notFound);
          return;
        }
        reply.code(status).header('cache-control', 'no-store');
        sendInner(request as FastifyRequest, reply, body, path);
      },
      onError: (_reply, { error }) => {
        log.warn({ ...trailOf(reply.request).facts, reason: error.message }, 'no page for what is not there');
        sendPage(reply, status, plainPages.notFound);
      },
    });
  };

  /** Answers a missing page with the dealer's redirect, else with a 404 page. */
  const answerMissing = async (
    reply: FastifyReply,
    shell: Readable,
    { site }: Destination,
    page: NotFoundPage,
  ): Promise<void> => {
    const redirect = await findRedirect(site, withoutQuery(reply.request.url), trailOf(reply.request));
    if (redirect.outcome === 'none') return sendNotFound(reply, shell, page, 404);
    shell.resume();
    dropInnerHeaders(reply);
    reply
      // Browsers must revalidate each time, so that a changed redirect applies at once.
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('x-request-id', reply.request.id)
      .redirect(ledTo(redirect.location, reply.request), redirect.status);
  };

  const answerVehicleMove = async (
    reply: FastifyReply,
    shell: Readable,
    destination: Destination,
    slug: string,
  ): Promise<void> => {
    const move = await findVehicleMove(destination.site.website_id, slug, trailOf(reply.request));
    if (move.kind === 'none') return answerMissing(reply, shell, destination, 'vehicle');
    if (move.kind === 'gone') return sendNotFound(reply, shell, 'vehicle', 410);
    shell.resume();
    dropInnerHeaders(reply);
    reply
      .header('cache-control', 'public, max-age=300')
      .header('x-request-id', reply.request.id)
      .redirect(ledTo(move.location, reply.request), 301);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    takeBody(payload, pace, (body) => done(null, body));
  });
  app.register(httpProxy, {
    upstream: '',
    proxyPayloads: false,
    disableRequestLogging: true,
    handler: (request: FastifyRequest, reply: FastifyReply, path: string, options: object) => {
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort();
      });
      drawing.whenDue(request, reply, left.signal, (turn, ends) => {
        const end = (): void => {
          forget?.();
          turn?.end();
        };
        const forget = onlyReads(request.method, request.url)
          ? inner.follow(request.id, { left: ends, answered: end })
          : undefined;
        // However it ended: no turn is held for what is over.
        reply.raw.once('close', () => {
          if (ends === left.signal || !left.signal.aborted) end();
        });
        try {
          const upload = isUpload(path) ? { timeout: patience.uploadAnswerMs } : {};
          reply.from(path, { ...options, ...upload, ...heldBody(request) });
        } catch (error) {
          // Begun at another request's end, this must not be that one's fault.
          reply.send(error);
        }
      });
      return reply;
    },
    // Sizes are the API's to limit: bodies pass through as streams.
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    internalRewriteLocationHeader: false,
    undici: inner.sender,
    ...(settings.websockets
      ? {
          websocket: true as const,
          wsClientOptions: {
            rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => ({
              ...identityHeaders(factsOf(request)),
              ...(request.headers.origin === undefined ? {} : { origin: request.headers.origin }),
              ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
            }),
          },
        }
      : {}),
    replyOptions: {
      ...exchange,
      onResponse: (rawRequest, rawReply, response) => {
        const request = rawRequest as FastifyRequest;
        const reply = rawReply as FastifyReply;
        const destination = destinationOf(request);
        const body: Readable = response.stream;
        if (destination.to === 'api') apiAnswered();
        drawing.note(request, (request.isCached || isImmutable(reply)) && response.statusCode < 400);
        // The request was answered meanwhile because the API hung, or its client has left.
        if (reply.sent || reply.raw.destroyed) return void body.destroy();
        if (response.statusCode === 421) metrics.upstreamFailed(applicationOf(destination), 'refused_proof');
        if (response.statusCode >= 500) metrics.upstreamFailed(applicationOf(destination), 'error');
        // A proof that is not taken is a fault between us: the shopper gets the dealer's telephone numbers.
        if ((response.statusCode >= 500 || response.statusCode === 421) && destination.to === 'template') {
          body.resume();
          dropInnerHeaders(reply);
          log.warn(
            { ...trailOf(request).facts, ...whose(destination), status: response.statusCode },
            'a page cannot be drawn',
          );
          sendPage(reply, 503, unavailablePage(destination.site, request.method));
          return;
        }
        if (response.statusCode !== 404 || destination.to === 'api') {
          if (isNotFoundPath(request.url)) reply.code(404).header('cache-control', 'no-store');
          // A page that the template app keeps is the same for every query, and so is the redirect in its place.
          const location = reply.getHeader('location');
          if (response.statusCode === 308 && destination.to === 'template' && typeof location === 'string')
            reply.header('location', ledTo(location, request));
          sendInner(request, reply, body);
          return;
        }
        const answered =
          destination.vehicleSlug === null
            ? answerMissing(reply, body, destination, notFoundPageOf(request.url))
            : answerVehicleMove(reply, body, destination, destination.vehicleSlug);
        answered.catch((error: unknown) => {
          body.destroy();
          reply.send(error);
        });
      },
      onError: (rawReply, { error }) => {
        const reply = rawReply as FastifyReply;
        // Whoever asked has left, and its request was ended for that.
        if (reply.raw.destroyed && onlyReads(reply.request.method, reply.request.url)) return;
        const destination = destinationOf(reply.request);
        const { to, site } = destination;
        const cause = error.cause instanceof Error ? error.cause.message : error.message;
        log.warn(
          { ...trailOf(reply.request).facts, ...whose(destination), reason: cause },
          'no answer from application',
        );
        const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
        metrics.upstreamFailed(applicationOf(destination), status === 504 ? 'timeout' : 'unreachable');
        if (to === 'api' && !wantsPage(reply.request)) {
          sendProblem(reply, { status, code: 'api_unavailable', title: 'The service is not available right now.' }, 5);
        } else {
          sendPage(reply, to === 'api' ? status : 503, unavailablePage(site, reply.request.method));
        }
      },
    },
  });
};
