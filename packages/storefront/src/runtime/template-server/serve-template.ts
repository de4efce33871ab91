import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDrain, serveOperator, type TemplateManifest, templateLabels } from '@forecourt/api-contract/operator';
import type { ProcessLog } from '@forecourt/api-contract/operator-log';
import { keyCheck } from '@forecourt/api-contract/service';
import { startTraces } from '@forecourt/api-contract/traces';
import next from 'next';
import * as z from 'zod';
import { type KeptAssets, keepAssets } from '../kept-assets/kept-assets';
import { beforeNext } from './before-next';
import { drawsAnew } from './draw-anew';
import { endBySignals } from './end-by-signals';
import { runPageCacheSelfTest } from './page-cache-self-test';
import { readManifest } from './read-manifest';
import { createTemplateLog, logConsole } from './template-log';
import { createTemplateMetrics, templateChecks } from './template-metrics';
import { readTemplateSettings, type TemplateSettings } from './template-settings';
import { warmUpPages } from './warm-up-pages';

/**
 * Milliseconds that an idle connection is kept: longer than the gateway keeps its own, so that none is closed under a
 * request.
 */
const keepAliveMs = 70_000;
/** Milliseconds between two looks for connections that have become idle, once the process ends. */
const idleLookMs = 100;

const prerenderManifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

/** The secret by which a build knows who may have a cached page drawn anew. Throws where there is no whole build. */
const readDrawSecret = async (dir: string): Promise<string> => {
  const text = await readFile(join(dir, '.next', 'prerender-manifest.json'), 'utf8');
  return prerenderManifest.parse(JSON.parse(text)).preview.previewModeId;
};

/**
 * The files of earlier builds, where the settings have them kept; null where they are not, or the folder cannot be used: the
 * app then serves its own, and the log says how to mend it.
 */
const keepFiles = async (
  dir: string,
  { name, build }: Pick<TemplateManifest, 'name' | 'build'>,
  settings: TemplateSettings['keptAssets'],
  log: Pick<ProcessLog, 'info' | 'warn' | 'error'>,
): Promise<KeptAssets | null> => {
  if (settings === null || build === null) return null;
  const ownFiles = join(dir, '.next', 'static');
  // Templates may share a folder: each has its own in it, by its name, since containers have them all in one place.
  const folder = join(settings.folder, encodeURIComponent(name));
  try {
    const kept = await keepAssets({
      ...settings,
      folder,
      ownFiles,
      build,
      log,
    });
    log.info({ builds: kept.builds(), folder }, 'files of builds are kept');
    return kept;
  } catch (err) {
    log.error(
      { err, folder },
      'files of earlier builds are not served, and those of this one will be missing later: FORECOURT_KEPT_ASSETS must be a folder that this process may read and write',
    );
    return null;
  }
};

/** Resolves once every open answer is finished; a browser that follows changes of a page in development would never leave. */
const closeServer = (server: Server, dev: boolean): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (dev) server.closeAllConnections();
  // A connection that is busy now is idle a moment later, and its client would keep it for a minute.
  else setInterval(() => server.closeIdleConnections(), idleLookMs).unref();
  return closed;
};

const options = {
  host: { type: 'string', short: 'H', default: '127.0.0.1' },
  port: { type: 'string', short: 'p', default: '3000' },
  dev: { type: 'boolean', default: false },
} as const;

/** Runs a template app whose Node fits (`start-template.ts`, which tells what it reads). */
export const serveTemplate = async (dir: string): Promise<void> => {
  const { host, port, dev } = parseArgs({ options }).values;
  const settings = readTemplateSettings(process.env);
  const drain = createDrain(dev ? 0 : settings.drainSeconds);
  // Next's own commands do this; what it loads goes by it.
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const name = basename(dir);
  const log = createTemplateLog(name, settings.logLevel);
  if (!dev) {
    logConsole(log);
    // Node then says it in its own way, and ends the process, as ever.
    process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'ending by an error'));
  }
  const traces = await startTraces(name, log);
  const manifest = await readManifest(dir, { dev });
  let isListening = false;
  /** What is to be closed at the end, the last first. */
  const closers: (() => Promise<void> | void)[] = [() => traces.stop()];
  endBySignals({
    process,
    drain,
    drainSeconds: dev ? 0 : settings.drainSeconds,
    isListening: () => isListening,
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
    log,
  });
  const metrics = createTemplateMetrics(name, manifest);
  const operator = await serveOperator({
    address: settings.operator,
    registry: metrics.registry,
    checks: {
      pages: () => (isListening ? null : 'the app is starting'),
      service: () => (drain.isLeaving() ? 'the process is leaving' : null),
      ...templateChecks(!dev),
    },
  });
  closers.push(operator.close);
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');
  const app = next({ dir, dev, hostname: host, port: Number(port) });
  await app.prepare();
  closers.push(() => app.close());
  const isGateway = keyCheck(settings.serviceToken, 'template-proof');
  const draw = app.getRequestHandler();
  // In development nothing is cached.
  if (!dev) metrics.tested(await runPageCacheSelfTest(dir));
  const drawAnew = dev ? undefined : drawsAnew(await readDrawSecret(dir));
  const keptAssets = await keepFiles(dir, manifest, settings.keptAssets, log);
  closers.push(() => keptAssets?.close());
  const listener = beforeNext({
    isGateway,
    handle: draw,
    ...(drawAnew === undefined ? {} : { drawAnew }),
    repeatsAnswers: !dev,
    keptAssets,
    isLeaving: drain.isLeaving,
    requests: metrics.requests,
    traces,
    log,
    manifest,
  });
  const { seconds, from } = settings.warmUp;
  if (!dev && seconds > 0) {
    const { current: serviceToken } = settings.serviceToken;
    await warmUpPages({ listener, manifest, serviceToken, from, seconds, log });
  }
  const server = createServer({ keepAliveTimeout: keepAliveMs }, listener);
  closers.push(() => (isListening ? closeServer(server, dev) : undefined));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), host, resolve);
  });
  isListening = true;
  log.info({ url: `http://${host}:${port}`, template: templateLabels(manifest) }, 'listening');
};
