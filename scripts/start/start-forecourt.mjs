// @ts-check
import { relative } from 'node:path';
import { build } from '../workspace/build.mjs';
import { installPackages, isInstalled } from '../workspace/install.mjs';
import { findObstacles } from '../workspace/obstacles.mjs';
import { root } from '../workspace/paths.mjs';
import { loadDemo } from './demo.mjs';
import { probe, waitUntil } from './http-probe.mjs';
import { claimInstance, START, watchLaunchers } from './instance.mjs';
import { describeTakenPorts } from './ports.mjs';
import { processRecords } from './process-records.mjs';
import { serveProgress } from './progress-server.mjs';
import { createReport } from './report.mjs';
import { findServiceToken } from './service-keys.mjs';
import { apiServices, siteServices, watchServices } from './services.mjs';
import { readSettings } from './settings.mjs';
import { readSiteTable, urlTable, warmSites } from './sites.mjs';
import { createSupervisor } from './supervisor.mjs';
import { apiPatience, lookAtApi, watch } from './watchdog.mjs';
import { isBuiltSince } from './watched-build.mjs';

/** A service that ends this often before it has once been ready will not get better by waiting. */
const HOPELESS = 3;
const SERVICE_PATIENCE = 12_000;
/** Milliseconds between two looks at the API. */
const LOOKS_EVERY = 2_000;

/** Titles of the steps, in the order in which they begin. */
const STEPS = ['Packages', 'Services', 'Pages', 'Database', 'Demo', 'Templates', 'Sites'];
/** What the database and the demo need; the template apps are built beside them. */
const SERVICE_APPS = ['apps/api', 'apps/gateway'];

/**
 * Starts everything and keeps it running until it is stopped. Ends the process by itself.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {boolean} options.reloadDemo loads the demo stock again
 * @param {string | null} [options.edited] name of the template app that draws what stands in the
 *   editor, with ui and storefront built at each change
 */
export const startForecourt = async ({ env, reloadDemo, edited = null }) => {
  const report = createReport({ write: (text) => process.stdout.write(text), now: Date.now, planned: STEPS });
  const stopping = new AbortController();
  const { signal } = stopping;
  const began = Date.now();
  const settings = readSettingsOrExit(env);
  const records = processRecords(settings.records);
  const supervisor = createSupervisor({ logs: settings.logs, records, say: report.say });
  let claimed = false;

  const stop = async (/** @type {number} */ code) => {
    if (signal.aborted) return;
    stopping.abort();
    // Front door first, then what stands behind it; the API last, since the last to leave stops PostgreSQL.
    const order = supervisor.names().sort(byStopOrder);
    if (order.length > 0) report.say('\nStopping');
    await supervisor.stop(order, SERVICE_PATIENCE);
    if (claimed) records.remove(START);
    if (order.length > 0) report.say('Stopped');
    process.exit(code);
  };
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let times = 0;
    process.on(name, () => {
      times += 1;
      if (times > 1) {
        supervisor.kill();
        process.exit(130);
      }
      void stop(name === 'SIGINT' ? 130 : 0);
    });
  }
  // A closed terminal is no reason to leave services half stopped.
  process.stdout.on('error', () => undefined);

  const stopped = () => (signal.aborted ? 'Stopped.' : null);
  const hopeless = (/** @type {string} */ name) => () => {
    if (signal.aborted || supervisor.failures(name) < HOPELESS) return stopped();
    return `${name} does not start. The end of its log:\n${supervisor.tail(name)}`;
  };

  const fail = async (/** @type {unknown} */ error) => {
    if (signal.aborted) return;
    report.say(`\n${error instanceof Error ? error.message : String(error)}`);
    await stop(1);
  };

  /** Builds apps with what they depend on, as one step. */
  const buildStep = (/** @type {string} */ title, /** @type {readonly string[]} */ only) =>
    report.step(title, async (tell, close) => {
      let built = 0;
      const onTask = (/** @type {string} */ task) => {
        built += 1;
        tell(task);
      };
      await build({ only, env, signal, onTask });
      close(built === 0 ? 'up to date' : `${built} packages built`);
    });

  /** @type {(token: string) => void} */
  let giveToken = () => undefined;
  /**
   * The token that services prove themselves with: the API makes it when it first starts.
   * @type {Promise<string>}
   */
  const serviceToken = new Promise((resolve) => {
    giveToken = resolve;
  });
  const siteTable = async () =>
    readSiteTable({ port: settings.apiPort, serviceToken: await serviceToken, giveUp: stopped });

  /** The template apps, from their sources until each answers. */
  const bringUpPages = async () => {
    await buildStep(
      'Pages',
      settings.templates.map(({ folder }) => relative(root, folder)),
    );
    if (edited !== null) {
      await report.step('Watch', async (tell, close) => {
        // One after the other: the styles of the second are made with the first.
        for (const service of watchServices(settings, env)) {
          tell(service.name);
          const since = Date.now();
          supervisor.start(service);
          await waitUntil(async () => isBuiltSince(service.cwd, since), hopeless(service.name));
        }
        close('ui and storefront are built at each change');
      });
    }
    const { templates } = siteServices(settings, env, await serviceToken, edited);
    await report.step('Templates', async (_tell, close) => {
      for (const template of templates) supervisor.start(template);
      for (const { name, port } of settings.templates) {
        await waitUntil(async () => (await probe({ port, path: '/' })).status !== 0, hopeless(`template-${name}`));
      }
      close(`${templates.length} ready`);
    });
  };

  /** Database, API and worker, and the demo in them. */
  const bringUpData = async () => {
    const { api, worker } = apiServices(settings, env);
    await report.step('Database', async (tell, close) => {
      supervisor.start(api);
      watch({
        supervisor,
        name: api.name,
        look: () => lookAtApi(settings.apiPort),
        patience: apiPatience,
        everyMs: LOOKS_EVERY,
        say: report.say,
        signal,
      }).catch(fail);
      // Known from an earlier start: then the template apps need not wait for the API.
      const early = findServiceToken(settings.secrets, env);
      if (early !== null) giveToken(early);
      tell('starting, bringing tables up to date, building the search index');
      await waitUntil(
        async () => (await probe({ port: settings.apiPort, path: '/readyz' })).status === 200,
        hopeless('api'),
      );
      const token = findServiceToken(settings.secrets, env);
      if (token === null)
        throw new Error(`${settings.secrets} is missing, though the API runs. Set FORECOURT_SERVICE_TOKEN.`);
      giveToken(token);
      close('ready');
    });
    supervisor.start(worker);
    // From here on an API that dies is waited for: it has shown that it can start.
    await report.step('Demo', async (tell, close) => {
      if (!settings.loadsDemo) return close('left out (FORECOURT_DEMO=1 loads it)');
      const currentSeq = async () => (await siteTable()).seq;
      const childEnv = { ...env, FORECOURT_SERVICE_TOKEN: await serviceToken };
      close(await loadDemo({ settings, env: childEnv, currentSeq, reload: reloadDemo, tell, signal }));
    });
  };

  try {
    report.say('Forecourt');
    const obstacles = findObstacles({ checkout: root, data: settings.data, isInstalled: isInstalled(root) });
    if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
    const ended = await claimInstance(records);
    claimed = true;
    if (ended.length > 0) report.say(`  · Ended what an earlier start had left running: ${ended.join(', ')}`);
    watchLaunchers(env, () => void stop(0));
    const taken = await describeTakenPorts(settings.ports, '127.0.0.1');
    if (taken !== null) throw new Error(taken);
    const progress = await serveProgress({ port: settings.gatewayPort, host: '127.0.0.1', steps: report.steps });

    await report.step('Packages', async (tell, close) => {
      const installed = await installPackages({ env, signal, onText: once(() => tell('installing, once')) });
      close(installed ? 'installed' : 'up to date');
    });
    await buildStep('Services', SERVICE_APPS);
    // Beside each other: no build asks the API, and the demo needs no page.
    await Promise.all([bringUpPages(), bringUpData()]);
    const rows = await report.step('Sites', async (_tell, close) => {
      await progress.close();
      supervisor.start(siteServices(settings, env, await serviceToken).gateway);
      await waitUntil(async () => {
        const { status, body } = await probe({ port: settings.gatewayPort, path: '/_gateway/healthz' });
        return status === 200 && JSON.parse(body).sites !== null;
      }, hopeless('gateway'));
      const { sites } = await siteTable();
      close(`${sites.length} live`);
      return warmSites(sites, settings.gatewayPort);
    });
    report.say(`\n${urlTable(rows, settings.gatewayPort, settings.directory)}\n`);
    report.say(
      `  Metrics: ${settings.metrics.map(({ name, port }) => `${name} http://127.0.0.1:${port}/metrics`).join(', ')}\n`,
    );
    report.say(
      `Ready after ${Math.round((Date.now() - began) / 1000)} s. Logs: ${settings.logs}. Ctrl-C stops everything.`,
    );
  } catch (error) {
    await fail(error);
  }
};

const STOP_ORDER = ['gateway', 'template', 'worker', 'api'];
const stopPlace = (/** @type {string} */ name) => STOP_ORDER.indexOf(name.startsWith('template-') ? 'template' : name);
const byStopOrder = (/** @type {string} */ one, /** @type {string} */ other) => stopPlace(one) - stopPlace(other);

/** @param {() => void} action */
const once = (action) => {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
};

/** @param {NodeJS.ProcessEnv} env */
const readSettingsOrExit = (env) => {
  try {
    return readSettings(env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};
