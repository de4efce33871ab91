// @ts-check
import { installPackages, isInstalled } from '../workspace/install.mjs';
import { findObstacles } from '../workspace/obstacles.mjs';
import { root } from '../workspace/paths.mjs';
import { bringUpData } from './bring-up-data.mjs';
import { createPages } from './bring-up-pages.mjs';
import { buildStep } from './build-step.mjs';
import { probe, waitUntil } from './http-probe.mjs';
import { claimInstance, START, watchLaunchers } from './instance.mjs';
import { describeTakenPorts } from './ports.mjs';
import { processRecords } from './process-records.mjs';
import { serveProgress } from './progress-server.mjs';
import { createReport } from './report.mjs';
import { siteServices } from './services.mjs';
import { readSettings } from './settings.mjs';
import { readSiteTable, urlTable, warmSites } from './sites.mjs';
import { createSupervisor } from './supervisor.mjs';

/** A service that ends this often before it has once been ready will not get better by waiting. */
const HOPELESS = 3;
const SERVICE_PATIENCE = 12_000;
/** Titles of the steps, in the order in which they begin. */
const STEPS = ['Packages', 'Services', 'Pages', 'Database', 'Demo', 'Gateway', 'Templates', 'Sites'];
/** The same with one template as it stands in the editor. */
const STEPS_OF_EDITED = STEPS.toSpliced(STEPS.indexOf('Pages') + 1, 0, 'Routes');
/** What the database and the demo need; the template apps are built beside them. */
const SERVICE_APPS = ['apps/api', 'apps/gateway'];

/**
 * Starts everything and keeps it running until it is stopped. Ends the process by itself.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {boolean} options.reloadDemo loads the demo stock again
 * @param {string | null} [options.edited] name of the one template app that is started then, and draws what stands in the
 *   editor: its own files and every package that it is made of
 */
export const startForecourt = async ({ env, reloadDemo, edited = null }) => {
  const report = createReport({
    write: (text) => process.stdout.write(text),
    now: Date.now,
    planned: edited === null ? STEPS : STEPS_OF_EDITED,
  });
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

  /** @type {(token: string) => void} */
  let giveToken = () => undefined;
  /** @type {Promise<string>} */
  const serviceToken = new Promise((resolve) => {
    giveToken = resolve;
  });
  const context = { settings, env, supervisor, report, signal, hopeless, serviceToken, fail };
  const siteTable = async () =>
    readSiteTable({ port: settings.apiPort, serviceToken: await serviceToken, giveUp: stopped });
  const pages = createPages(context, edited);

  /** The gateway takes over from the progress page when the sites of one template can be shown, or those of all. */
  const openGateway = async (
    /** @type {Promise<unknown>} */ pagesUp,
    /** @type {{ close: () => Promise<void> }} */ progress,
  ) => {
    await Promise.all([
      bringUpData(context, { giveToken, siteTable, reloadDemo }),
      settings.opensEarly ? pages.firstUp : pagesUp,
    ]);
    await report.step('Gateway', async (_tell, close) => {
      await pages.standIn();
      await progress.close();
      supervisor.start(siteServices(settings, env, await serviceToken, edited).gateway);
      await waitUntil(async () => {
        const { status, body } = await probe({ port: settings.gatewayPort, path: '/_gateway/healthz' });
        return status === 200 && JSON.parse(body).sites !== null;
      }, hopeless('gateway'));
      close('open');
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
    await buildStep(context, 'Services', { rounds: [SERVICE_APPS] });
    // Beside each other: no build asks the API, and the demo needs no page.
    const pagesUp = pages.bringUp();
    await Promise.all([pagesUp, openGateway(pagesUp, progress)]);
    const rows = await report.step('Sites', async (_tell, close) => {
      const { sites } = await siteTable();
      const shown = edited === null ? sites : sites.filter(({ template }) => template === edited);
      close(`${shown.length} live`);
      return warmSites(shown, settings.gatewayPort);
    });
    report.say(`\n${urlTable(rows, settings.gatewayPort, settings.directory)}\n`);
    if (edited !== null) report.say('  A page that is open follows each save. What cannot be built is told here.\n');
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
