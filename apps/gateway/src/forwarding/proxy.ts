import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { serviceKey } from '@forecourt/api-contract/service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCompressor, type Finish } from '../compression/compressor';
import { keepBodies } from '../compression/kept-bodies';
import type { Destination } from '../decision/decision';
import { createSheets } from '../page-styles/fetch-sheet';
import { withUsedStyles } from '../page-styles/used-in-page';
import { plainPages } from '../pages/plain-pages';
import { unavailablePage } from '../pages/unavailable-page';
import type { Settings } from '../settings';
import { sendPage, sendProblem, wantsPage } from './answer';
import { isUnchanged } from './conditional';
import { isNotFoundPath, type NotFoundPage, notFoundPageOf, notFoundPath, withoutConditions } from './not-found-page';
import { isUpload, type Patience } from './patience';
import { bodyToPassOn } from './request-body';
import { forwardedHeaders, identityHeaders, type RequestFacts } from './request-headers';
import { pageSecurity, returnedHeaders } from './response-headers';
import type { VehicleMove } from './vehicle-moves';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request is known to go on to an application. */
    destination: Destination | null;
  }
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 3_000;
/** Bytes of compressed pages and files kept in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Headers that tell of a body, of which an answer without one has none. */
const aboutBody = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

interface Options {
  readonly settings: Pick<Settings, 'apiUrl' | 'templates' | 'serviceToken' | 'websockets' | 'searchOrigins'>;
  readonly findVehicleMove: (websiteId: string, slug: string) => Promise<VehicleMove>;
  readonly patience: Patience;
  readonly log: { warn(details: object, message: string): void };
}

const destinationOf = (request: FastifyRequest): Destination => {
  if (request.destination === null) throw new Error('A request reached the proxy without a destination.');
  return request.destination;
};

/** Whose request it is, for the log. */
const whose = ({ to, site }: Destination) => ({ site: site.website_id, to });

/** Where a redirect leads, with the query of the request: it tells which advertisement has led here (LEAD-01). */
const withQuery = (location: string, url: string): string => {
  const query = url.indexOf('?');
  return query < 0 || location.includes('?') ? location : `${location}${url.slice(query)}`;
};

/** The inner headers are on the reply already when a redirect takes its place. */
const dropInnerHeaders = (reply: FastifyReply): void => {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
};

/** Passes requests with a destination on to its application. Kept library: @fastify/http-proxy over undici. */
export const registerProxy = (app: FastifyInstance, { settings, findVehicleMove, patience, log }: Options): void => {
  const upstreamOf = ({ to, site }: Destination): string =>
    to === 'api' ? settings.apiUrl : settings.templates[site.template];

  const compress = createCompressor(keepBodies(KEPT_BYTES));
  const sheetsOf = createSheets(log);
  /** Sends what `path` answered. What is kept of it belongs to application, site and path: no two sites ever share one. */
  const sendInner = (request: FastifyRequest, reply: FastifyReply, inner: Readable, path = request.url): void => {
    if (isUnchanged(request, reply)) {
      inner.resume();
      for (const name of aboutBody) reply.removeHeader(name);
      reply.code(304).send();
      return;
    }
    const destination = destinationOf(request);
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const finish: Finish = async (body) => {
      try {
        const dressed = await withUsedStyles(body.toString(), sheetsOf(upstreamOf(destination)));
        return dressed === null ? null : Buffer.from(dressed);
      } catch (error) {
        log.warn({ err: error, id: request.id, path }, 'the rules of a page cannot be put into it; it goes as it came');
        return null;
      }
    };
    const source = `${destination.to} ${destination.site.website_id} ${path}`;
    compress(request, reply, inner, source, isPage ? finish : undefined);
  };

  const proofs = {
    api: serviceKey(settings.serviceToken, 'api-proof'),
    template: serviceKey(settings.serviceToken, 'template-proof'),
  };
  const security = pageSecurity(settings.searchOrigins);
  const factsOf = (request: FastifyRequest): RequestFacts => ({
    destination: destinationOf(request),
    requestId: request.id,
    client: request.ip,
    protocol: request.protocol,
    proof: proofs[destinationOf(request).to],
  });

  const exchange: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    getUpstream: (request) => upstreamOf(destinationOf(request as FastifyRequest)),
    rewriteRequestHeaders: (request, headers) =>
      forwardedHeaders(headers, request.method, factsOf(request as FastifyRequest)),
    rewriteHeaders: (headers, request) =>
      request === undefined
        ? headers
        : returnedHeaders(headers, upstreamOf(destinationOf(request as FastifyRequest)), request.id, security),
    // A kept connection may be closed from the other end just as it is used: one more try where that is harmless.
    // The library's own rule would repeat every 503 up to ten times.
    retryDelay: ({ err, req, attempt }) => {
      const code = (err as (Error & { code?: string }) | null)?.code;
      const harmless = req.method === 'GET' || req.method === 'HEAD';
      return attempt === 0 && harmless && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') ? 5 : null;
    },
  };

  /** Answers with the site's own page for what is not there, in place of the shell that came with the status. */
  const sendNotFound = (reply: FastifyReply, inner: Readable, page: NotFoundPage, status: 404 | 410): void => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!type.startsWith('text/html')) {
      sendInner(reply.request, reply.code(status), inner);
      return;
    }
    inner.resume();
    dropInnerHeaders(reply);
    const path = notFoundPath(page);
    reply.from(path, {
      ...exchange,
      queryString: () => '',
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
        log.warn({ id: reply.request.id, reason: error.message }, 'no page for what is not there');
        sendPage(reply, status, plainPages.notFound);
      },
    });
  };

  const answerVehicleMove = async (
    reply: FastifyReply,
    inner: Readable,
    destination: Destination,
    slug: string,
  ): Promise<void> => {
    const move = await findVehicleMove(destination.site.website_id, slug);
    if (move.kind !== 'moved') {
      sendNotFound(reply, inner, 'vehicle', move.kind === 'gone' ? 410 : 404);
      return;
    }
    inner.resume();
    dropInnerHeaders(reply);
    reply
      .header('cache-control', 'public, max-age=300')
      .header('x-request-id', reply.request.id)
      .redirect(withQuery(move.location, reply.request.url), 301);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, bodyToPassOn(payload)));
  app.register(httpProxy, {
    upstream: '',
    proxyPayloads: false,
    disableRequestLogging: true,
    handler: (_request: FastifyRequest, reply: FastifyReply, path: string, options: object) =>
      reply.from(path, isUpload(path) ? { ...options, timeout: patience.uploadAnswerMs } : options),
    // Sizes are the API's to limit: bodies pass through as streams.
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    internalRewriteLocationHeader: false,
    undici: {
      connections: 256,
      pipelining: 1,
      headersTimeout: patience.answerMs,
      bodyTimeout: patience.answerMs,
      connect: { timeout: CONNECT_TIMEOUT },
    },
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
      onResponse: (request, reply, response) => {
        const destination = destinationOf(request as FastifyRequest);
        const inner: Readable = response.stream;
        // Answered meanwhile, since the API hung.
        if ((reply as FastifyReply).sent) return void inner.destroy();
        if (response.statusCode >= 500 && destination.to === 'template') {
          inner.resume();
          dropInnerHeaders(reply as FastifyReply);
          log.warn({ id: request.id, ...whose(destination), status: response.statusCode }, 'a page cannot be drawn');
          sendPage(reply as FastifyReply, 503, unavailablePage(destination.site, request.method ?? 'GET'));
          return;
        }
        if (response.statusCode !== 404 || destination.to === 'api') {
          if (isNotFoundPath(request.url ?? '')) (reply as FastifyReply).code(404).header('cache-control', 'no-store');
          // A page that the template app keeps is the same for every query, and so is the redirect in its place.
          const location = reply.getHeader('location');
          if (response.statusCode === 308 && destination.to === 'template' && typeof location === 'string')
            reply.header('location', withQuery(location, request.url ?? ''));
          sendInner(request as FastifyRequest, reply as FastifyReply, inner);
          return;
        }
        if (destination.vehicleSlug === null) {
          sendNotFound(reply as FastifyReply, inner, notFoundPageOf(request.url ?? ''), 404);
          return;
        }
        answerVehicleMove(reply as FastifyReply, inner, destination, destination.vehicleSlug).catch(
          (error: unknown) => {
            inner.destroy();
            (reply as FastifyReply).send(error);
          },
        );
      },
      onError: (rawReply, { error }) => {
        const reply = rawReply as FastifyReply;
        const destination = destinationOf(reply.request);
        const { to, site } = destination;
        const cause = error.cause instanceof Error ? error.cause.message : error.message;
        log.warn({ id: reply.request.id, ...whose(destination), reason: cause }, 'no answer from application');
        const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
        if (to === 'api' && !wantsPage(reply.request)) {
          sendProblem(reply, { status, code: 'api_unavailable', title: 'The service is not available right now.' }, 5);
        } else {
          sendPage(reply, to === 'api' ? status : 503, unavailablePage(site, reply.request.method));
        }
      },
    },
  });
};
