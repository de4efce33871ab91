import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type RequestMetrics,
  serveOperator,
  type TemplateManifest,
  templateLabels,
  templateManifestPath,
} from '@forecourt/api-contract/operator';
import type { ProcessLog } from '@forecourt/api-contract/operator-log';
import { operatorAddress, operatorFields } from '@forecourt/api-contract/operator-settings';
import { keyCheck } from '@forecourt/api-contract/service';
import { loggedPath } from '@forecourt/config/pages';
import { isCachedSearch } from '@forecourt/search/url';
import next from 'next';
import * as z from 'zod';
import { cachedResultsHeader, siteHeader } from '../next-config/site-rewrites';
import { answerCached } from './answer-cached';
import { answerMarkdown } from './answer-markdown';
import { type DrawAnew, drawsAnew } from './draw-anew';
import { runPageCacheSelfTest } from './page-cache-self-test';
import { readManifest } from './read-manifest';
import { createTemplateLog, logConsole } from './template-log';
import { createTemplateMetrics, type TemplateRoute, templateChecks } from './template-metrics';
import { type RequestInHand, withClient } from './waiting-client';

/**
 * Milliseconds that an idle connection is kept: longer than the gateway keeps its own, so that none is closed under a
 * request.
 */
const keepAliveMs = 70_000;

/** Where an operator sees that the app runs; no site is needed for it. */
const healthPath = '/_template/healthz';

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
};

/**
 * Who is worked for. Nobody but the gateway says the id of a request: without its proof there is none, and the request is
 * given one of our own.
 */
const inHandOf = ({ headers }: IncomingMessage): RequestInHand => {
  const { [siteHeader]: site, 'x-request-id': given } = headers;
  return typeof site === 'string'
    ? { site, requestId: typeof given === 'string' ? given : randomUUID() }
    : { site: null, requestId: randomUUID() };
};

/** Everybody asks for these all the time. */
const quietRoutes: ReadonlySet<TemplateRoute> = new Set(['cached', 'file', 'health']);

interface BeforeNext {
  readonly isGateway: (proof: string | undefined) => boolean;
  /** Next. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Of those who ask for a page that a change has just dropped, has one draw the new one. */
  readonly drawAnew?: DrawAnew;
  readonly requests?: RequestMetrics<TemplateRoute>;
  readonly log: Pick<ProcessLog, 'debug' | 'info' | 'error'>;
  readonly manifest: TemplateManifest;
}

/**
 * Stands before Next: names a site only for the gateway (421 for anybody else, RFC 9110, 15.5.20), tells health
 * and what the app is, answers with pages that are cached and with the Markdown form of any, leads searches without a query to the page that is cached, and has what is drawn know
 * of the client that waits for it. Writes a line a request: what was drawn at level info, the rest at debug.
 */
export const beforeNext = ({
  isGateway,
  handle,
  drawAnew = () => undefined,
  requests = { answered: () => undefined },
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
      return sendText(response, 200, 'ok');
    }
    if (request.url === templateManifestPath) {
      route = 'health';
      response.once('finish', ended);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify(manifest));
    }
    const { [siteHeader]: site, 'x-forecourt-gateway': proof } = request.headers;
    if (site !== undefined && !isGateway(typeof proof === 'string' ? proof : undefined)) {
      response.once('finish', ended);
      return sendText(response, 421, 'Sites are served through the gateway only.');
    }
    withClient(request, response, inHandOf(request), () => {
      response.once('finish', AsyncResource.bind(ended));
      route = 'markdown';
      if (answerMarkdown(request, response)) return;
      // Their work is done; what is drawn need not carry them, and no page that is kept can take up somebody's id.
      delete request.headers['x-forecourt-gateway'];
      delete request.headers[cachedResultsHeader];
      delete request.headers['x-request-id'];
      route = 'cached';
      if (answerCached(request, response)) return;
      route = request.url?.startsWith('/_next/') ? 'file' : 'drawn';
      if (isCachedSearch(request.url ?? '')) request.headers[cachedResultsHeader] = '1';
      drawAnew(request, response);
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error, method, path: loggedPath(path) }, 'request failed');
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Internal Server Error');
      });
    });
  };
};

const prerenderManifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

/** The secret by which a build knows who may have a cached page drawn anew. Throws where there is no whole build. */
const readDrawSecret = async (dir: string): Promise<string> => {
  const text = await readFile(join(dir, '.next', 'prerender-manifest.json'), 'utf8');
  return prerenderManifest.parse(JSON.parse(text)).preview.previewModeId;
};

const operatorSettings = z.object({
  ...operatorFields,
  FORECOURT_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** As for API and gateway, an empty value counts as not set. */
const withoutEmpty = (env: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const options = {
  host: { type: 'string', short: 'H', default: '127.0.0.1' },
  port: { type: 'string', short: 'p', default: '3000' },
  dev: { type: 'boolean', default: false },
} as const;

/** Runs a template app whose Node fits (`start-template.ts`, which tells what it reads). */
export const serveTemplate = async (dir: string): Promise<void> => {
  const { host, port, dev } = parseArgs({ options }).values;
  const { FORECOURT_SERVICE_TOKEN: current, FORECOURT_SERVICE_TOKEN_PREVIOUS: previous } = process.env;
  if (!current)
    throw new Error('FORECOURT_SERVICE_TOKEN is required: the token that api, gateway and templates share.');
  const settings = operatorSettings.parse(withoutEmpty(process.env));
  // Next's own commands do this; what it loads goes by it.
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const name = basename(dir);
  const log = createTemplateLog(name, settings.FORECOURT_LOG_LEVEL);
  if (!dev) {
    logConsole(log);
    // Node then says it in its own way, and ends the process, as ever.
    process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'ending by an error'));
  }
  const manifest = await readManifest(dir);
  let isListening = false;
  const metrics = createTemplateMetrics(name, manifest);
  const operator = await serveOperator({
    address: operatorAddress(settings),
    registry: metrics.registry,
    checks: { pages: () => (isListening ? null : 'the app is starting'), ...templateChecks(!dev) },
  });
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');
  const app = next({ dir, dev, hostname: host, port: Number(port) });
  await app.prepare();
  const isGateway = keyCheck({ current, previous: previous || null }, 'template-proof');
  const draw = app.getRequestHandler();
  // In development nothing is cached.
  if (!dev) metrics.tested(await runPageCacheSelfTest(dir));
  const drawAnew = dev ? undefined : drawsAnew(await readDrawSecret(dir));
  const listener = beforeNext({
    isGateway,
    handle: draw,
    ...(drawAnew === undefined ? {} : { drawAnew }),
    requests: metrics.requests,
    log,
    manifest,
  });
  const server = createServer({ keepAliveTimeout: keepAliveMs }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), host, resolve);
  });
  isListening = true;
  log.info({ url: `http://${host}:${port}`, template: templateLabels(manifest) }, 'listening');

  const stop = (): void => {
    void operator.close();
    // Open answers are finished; a browser that follows changes of a page in development would never leave.
    server.close(() => void app.close().finally(() => process.exit(0)));
    if (dev) server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
