import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ApiClient } from '@forecourt/api-contract';
import { servicePulse } from '@forecourt/api-contract/service';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { decide } from './decision/decision';
import { HEALTH_PATH } from './decision/request-path';
import { sendPage, sendProblem } from './forwarding/answer';
import { mayWaitForApi } from './forwarding/hung-api';
import { type Patience, usualPatience } from './forwarding/patience';
import { registerProxy } from './forwarding/proxy';
import { watchBody } from './forwarding/request-watch';
import { createVehicleMoves } from './forwarding/vehicle-moves';
import { directoryPage, plainPages } from './pages/plain-pages';
import type { Settings } from './settings';
import type { SiteTableFollower } from './site-table/site-table-follower';

interface GatewayOptions {
  readonly settings: Settings;
  readonly api: Pick<ApiClient, 'getVehicleAddress'>;
  readonly sites: Pick<SiteTableFollower, 'known'>;
  readonly log: Logger;
  /** How long is waited; tests wait less. */
  readonly patience?: Patience;
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

/** Builds the front door: decides by host and path, then answers itself or passes the request on. */
export const createGateway = ({
  settings,
  api,
  sites,
  log,
  patience = usualPatience,
}: GatewayOptions): FastifyInstance => {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
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
  const apiPulse = servicePulse(async (signal) =>
    (await fetch(`${settings.apiUrl}/healthz`, { signal })).arrayBuffer(),
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
      case 'forward':
        request.destination = decision.destination;
        return true;
      case 'redirect':
        reply.header('x-request-id', request.id).redirect(decision.location, decision.status);
        return false;
      case 'health':
        reply.header('cache-control', 'no-store').send({ status: 'ok', sites: known?.sites.length ?? null });
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
      case 'starting':
        if (decision.forApi) {
          sendProblem(reply, { status: 503, code: 'starting', title: 'The service is starting.' }, 2);
        } else {
          sendPage(reply, 503, plainPages.starting);
        }
        return false;
    }
  };

  app.addHook('onRequest', (request, reply, done) => {
    // After the last answer of a connection nothing is carried out: it could not be answered (RFC 9112, section 9.6).
    if (request.raw.socket.writableEnded) return;
    if (!route(request, reply)) return;
    if (!mayWaitForApi(request, reply, apiPulse)) return;
    watchBody(request, reply, patience);
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.raw.url ?? '');
    log[path === HEALTH_PATH ? 'debug' : 'info'](
      {
        id: request.id,
        site: request.destination?.site.website_id,
        to: request.destination?.to,
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });

  // Methods the proxy does not pass on.
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404, plainPages.notFound));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return sendPage(reply, status, plainPages.badRequest);
    log.error({ id: request.id, err: error }, 'request failed');
    return sendPage(reply, 502, plainPages.unavailable);
  });

  registerProxy(app, { settings, findVehicleMove: createVehicleMoves({ api, log }), patience, log });
  return app;
};
