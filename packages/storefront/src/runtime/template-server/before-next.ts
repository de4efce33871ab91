import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type RequestMetrics, type TemplateManifest, templateManifestPath } from '@forecourt/api-contract/operator';
import type { ProcessLog } from '@forecourt/api-contract/operator-log';
import { beginRequest, endRequest, noTraces, type Traces } from '@forecourt/api-contract/traces';
import { loggedPath, pageOfMarkdown, routeAt } from '@forecourt/config/pages';
import { isCachedSearch } from '@forecourt/search/url';
import type { KeptAssets } from '../kept-assets/kept-assets';
import { cachedResultsHeader, siteHeader } from '../next-config/site-rewrites';
import { answerCached } from './answer-cached';
import { answerMarkdown } from './answer-markdown';
import { answerRepeated, keepForRepeats } from './answer-repeated';
import type { DrawAnew } from './draw-anew';
import { keptPages, keptPagesPath } from './kept-pages';
import type { TemplateRoute } from './template-metrics';
import { type RequestInHand, withClient } from './waiting-client';

/** Names the build that has answered, as the manifest does. */
export const buildHeader = 'x-forecourt-build';

/** Where an operator sees that the app runs; no site is needed for it. */
const healthPath = '/_template/healthz';

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
};

/** Headers that say whose request it is, and of which trace: no part of what is drawn. */
const trailHeaders = ['x-request-id', 'traceparent', 'tracestate'] as const;

/**
 * Who is worked for. Nobody but the gateway says the id of a request and its trace: without its proof there are none, and
 * the request is given its own.
 */
const inHandOf = ({ headers, method = 'GET' }: IncomingMessage, traces: Traces): RequestInHand => {
  const { [siteHeader]: given, 'x-request-id': id } = headers;
  const site = typeof given === 'string' ? given : null;
  const requestId = site !== null && typeof id === 'string' ? id : randomUUID();
  return { site, requestId, span: beginRequest(traces, { method, requestId, from: site === null ? null : headers }) };
};

/** The pattern of the route at a path, by which traces know it; null for none. */
const traceRoute = (path: string): string | null => {
  if (path.startsWith('/_next/')) return '/_next/*';
  const found = routeAt(pageOfMarkdown(path) ?? path);
  return found === null ? null : `/${found.row.folder}`;
};

/** Everybody asks for these all the time. */
const quietRoutes: ReadonlySet<TemplateRoute> = new Set(['cached', 'repeated', 'file', 'health']);

interface BeforeNext {
  readonly isGateway: (proof: string | undefined) => boolean;
  /** Next. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Of those who ask for a page that a change has just dropped, has one draw the new one. */
  readonly drawAnew?: DrawAnew;
  /** Whether what a query has drawn is given again. Not in development, where the next page comes of other sources. */
  readonly repeatsAnswers?: boolean;
  /** Files of earlier builds; none where they are not kept. */
  readonly keptAssets?: KeptAssets | null;
  /** Whether the process is about to end, which its health then says. */
  readonly isLeaving?: () => boolean;
  readonly requests?: RequestMetrics<TemplateRoute>;
  readonly traces?: Traces;
  readonly log: Pick<ProcessLog, 'debug' | 'info' | 'error'>;
  readonly manifest: TemplateManifest;
}

/**
 * Stands before Next: names a site only for the gateway (421 for anybody else, RFC 9110, 15.5.20), tells health
 * and what the app is, answers with pages that are cached, with what a query has drawn before, and with the Markdown form of any, leads searches without a query to the page that is cached, and has what is drawn know
 * of the client that waits for it. Writes a line a request: what was drawn at level info, the rest at debug.
 */
export const beforeNext = ({
  isGateway,
  handle,
  drawAnew = () => undefined,
  repeatsAnswers = true,
  keptAssets = null,
  isLeaving = () => false,
  requests = { answered: () => undefined },
  traces = noTraces,
  log,
  manifest,
}: BeforeNext): RequestListener => {
  return (request, response) => {
    const began = performance.now();
    let route: TemplateRoute = 'refused';
    const { method } = request;
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const ended = (): void => {
      const ms = performance.now() - began;
      requests.answered(route, response.statusCode, ms / 1000);
      log[quietRoutes.has(route) ? 'debug' : 'info'](
        { method, path: loggedPath(path), route, status: response.statusCode, ms: Math.round(ms * 10) / 10 },
        'request',
      );
    };
    if (request.url === healthPath) {
      route = 'health';
      response.once('finish', ended);
      return isLeaving() ? sendText(response, 503, 'leaving') : sendText(response, 200, 'ok');
    }
    if (request.url === templateManifestPath) {
      route = 'health';
      response.once('finish', ended);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify(manifest));
    }
    const { [siteHeader]: site, 'x-forecourt-gateway': proof } = request.headers;
    if (
      (site !== undefined || request.url === keptPagesPath) &&
      !isGateway(typeof proof === 'string' ? proof : undefined)
    ) {
      response.once('finish', ended);
      return sendText(response, 421, 'Sites are served through the gateway only.');
    }
    if (request.url === keptPagesPath) {
      route = 'health';
      response.once('finish', ended);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify(keptPages()));
    }
    // Which build has answered: two of them may be in service at once.
    if (manifest.build !== null) response.setHeader(buildHeader, manifest.build);
    const inHand = inHandOf(request, traces);
    const { span } = inHand;
    if (span !== null)
      response.once('close', () =>
        endRequest(span, {
          method: method ?? 'GET',
          route: traceRoute(path),
          site: inHand.site,
          status: response.statusCode,
          isLeft: !response.writableFinished,
          facts: { 'forecourt.answered_by': route },
        }),
      );
    withClient(request, response, inHand, () => {
      response.once('finish', AsyncResource.bind(ended));
      route = 'markdown';
      // The page itself may be asked for: that is part of this request.
      Object.assign(request.headers, span?.headers);
      if (answerMarkdown(request, response)) return;
      // Their work is done; what is drawn need not carry them, and no page that is kept can take up somebody's id.
      delete request.headers['x-forecourt-gateway'];
      delete request.headers[cachedResultsHeader];
      for (const name of trailHeaders) delete request.headers[name];
      route = 'cached';
      if (answerCached(request, response)) return;
      route = request.url?.startsWith('/_next/') ? 'file' : 'drawn';
      if (isCachedSearch(request.url ?? '')) request.headers[cachedResultsHeader] = '1';
      drawAnew(request, response);
      const answer = async (): Promise<void> => {
        if (route === 'file' && (await keptAssets?.answer(request, response)) === true) return;
        if (repeatsAnswers) {
          const failed = (err: unknown): void => log.error({ err }, 'an answer cannot be kept');
          if (await answerRepeated(request, response, failed)) {
            route = 'repeated';
            return;
          }
          keepForRepeats(request, response, failed);
        }
        await handle(request, response);
      };
      answer().catch((error: unknown) => {
        log.error({ err: error, method, path: loggedPath(path) }, 'request failed');
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Internal Server Error');
      });
    });
  };
};
