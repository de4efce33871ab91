import { createApiClient } from '@forecourt/api-contract';
import { createDrain, serveOperator } from '@forecourt/api-contract/operator';
import { createProcessLog, logTo } from '@forecourt/api-contract/operator-log';
import { serviceKey } from '@forecourt/api-contract/service';
import { startTraces } from '@forecourt/api-contract/traces';
import { originOf } from './forwarding/origin-of';
import { createGateway } from './gateway';
import { createGatewayMetrics } from './metrics/gateway-metrics';
import { siteTableCheck } from './metrics/readiness';
import { followTemplates } from './metrics/template-versions';
import { askAnyApi } from './origins/ask-any-api';
import { createOrigins } from './origins/origins';
import { readSettings, SettingsError } from './settings';
import { certificatePath, certificateQuestion } from './site-table/certificate-question';
import { followSiteTable } from './site-table/site-table-follower';

/** Milliseconds that open requests get to finish once the process has been asked to stop. */
const STOP_LIMIT = 10_000;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createProcessLog({ name: 'gateway', level: settings.logLevel }, logTo(1, false));
  const traces = await startTraces('gateway', log);
  const serviceToken = serviceKey(settings.serviceToken, 'bearer');
  const origins = createOrigins(settings);
  const drain = createDrain(settings.drainSeconds);
  const api = createApiClient({
    baseUrl: settings.apiUrl,
    serviceToken,
    timeoutMs: 3_000,
    fetch: askAnyApi(origins, settings.apiUrl),
    onLeftOut: (leftOut) => log.warn(leftOut, 'a value of a newer API is left out; update the gateway'),
  });
  const sites = followSiteTable({
    load: (signal) => api.getSites({ signal }),
    demoHosts: settings.directory,
    intervalMs: 1_000,
    log,
  });
  const metrics = createGatewayMetrics();
  metrics.watchSites(sites);
  metrics.watchTemplates(
    followTemplates({ sites, originOf: (site) => originOf({ to: 'template', site }, settings), log }),
  );
  const operator = await serveOperator({
    address: settings.operator,
    registry: metrics.registry,
    checks: {
      site_table: siteTableCheck(sites),
      service: () => (drain.isLeaving() ? 'the process is leaving' : null),
    },
    questions: { [certificatePath]: certificateQuestion(sites) },
  });
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');
  const app = createGateway({ settings, api, sites, origins, isLeaving: drain.isLeaving, log, metrics, traces });

  let stopping = false;
  const stop = (reason: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    Promise.all([sites.stop(), app.close().finally(() => traces.stop()), operator.close()]).then(
      () => log.flush(() => process.exit(0)),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        log.flush(() => process.exit(1));
      },
    );
  };
  process.on('SIGTERM', () => {
    if (!drain.isLeaving() && settings.drainSeconds > 0) log.info({ seconds: settings.drainSeconds }, 'leaving');
    void drain.leave().then(() => stop('SIGTERM'));
  });
  process.once('SIGINT', () => stop('SIGINT'));
  if (process.env.FORECOURT_PARENT_PIPE === '1') {
    // The parent's end of the pipe closes with the parent, however it ended.
    process.stdin.resume().once('end', () => stop('parent ended'));
  }

  // One that listens is asked at once, by a balancer that looks at no health: it would know no site. An API that is away
  // is not waited for.
  await sites.looked;
  await app.listen({ host: settings.host, port: settings.port });
  log.info({ host: settings.host, port: settings.port }, 'listening');
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
