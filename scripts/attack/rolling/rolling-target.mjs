// @ts-check
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stageTemplate } from '../../../deploy/images/trace-template.mjs';
import { freePort, startPostgres } from '../../test/own-postgres.mjs';
import { pinnedNode, root } from '../../workspace/paths.mjs';
import { ask } from '../ask.mjs';
import { startBalancer } from './balancer.mjs';
import { fleetProcess } from './fleet.mjs';
import { readLeadDeliveries } from './lead-deliveries.mjs';
import { buildAt, makeSecondBuild } from './second-build.mjs';

/** @typedef {Awaited<ReturnType<typeof startRollingTarget>>} RollingTarget */

/** @type {typeof import('pg')} */
const pg = createRequire(join(root, 'apps/api/package.json'))('pg');

const app = 'template-a';
const dealer = { site: 'harbour-city', dealership: 'harbour-city-motors', host: 'harbour-city.localhost' };
const vehicleCount = 60;
/** Seconds: the gateways look each second, the balancer four times in one. */
const drainSeconds = 4;
const patienceMs = 120_000;

const feed = () =>
  [
    'stocknum,make,model,year,price,condition',
    ...Array.from(
      { length: vehicleCount },
      (_, at) => `R${at + 1},${at % 2 === 0 ? 'Toyota,HiLux' : 'Kia,Rio'},${2016 + (at % 8)},${18_000 + at * 250},used`,
    ),
    '',
  ].join('\n');

/**
 * Starts two of each process on free ports, from what is built: PostgreSQL, APIs, workers and gateways of this checkout,
 * template apps from staged trees, as images hold them. Template apps ask the API, and shoppers the gateways, through a
 * small balancer each; gateways know both APIs and both template apps by their own list.
 * @param {{ bin: string, second: string | null, say: (line: string) => void }} wanted `bin`: folder of PostgreSQL's
 *   programs; `second`: a tree staged from another build of template-a, or null to make one of the first
 */
export const startRollingTarget = async ({ bin, second, say }) => {
  if (!existsSync(join(root, 'apps', app, '.next', 'BUILD_ID')))
    throw new Error(`${app} is not built: run npx turbo run build first, as npm start does.`);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-rolling-'));
  chmodSync(folder, 0o755);
  const trees = { first: join(folder, 'first'), second: second === null ? join(folder, 'second') : resolve(second) };
  const firstApp = join(trees.first, 'apps', app);
  mkdirSync(trees.first);
  say('Staging two builds of template-a.');
  await stageTemplate(app, trees.first);
  const secondApp =
    second === null ? makeSecondBuild(firstApp, trees.first, trees.second) : join(trees.second, 'apps', app);
  const apps = { first: firstApp, second: secondApp };
  const builds = { first: buildAt(firstApp), second: buildAt(secondApp) };
  if (builds.first.id === builds.second.id)
    throw new Error('Both trees are of one build: stage one that was built anew.');

  const database = await startPostgres(bin);
  const ports = await Promise.all(Array.from({ length: 15 }, freePort));
  const [shoppers = 0, apiPort = 0, ...more] = ports;
  const pairOf = (/** @type {number} */ at) => /** @type {[number, number]} */ ([more[at * 2], more[at * 2 + 1]]);
  const [api, gateway, template, operatorOfWorker, operatorOfTemplate] = [0, 1, 2, 3, 4].map(pairOf);
  if (!api || !gateway || !template || !operatorOfWorker || !operatorOfTemplate) throw new Error('No free ports.');
  const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const common = {
    FORECOURT_SERVICE_TOKEN: 'service-token-of-the-attack',
    FORECOURT_DRAIN_SECONDS: String(drainSeconds),
    FORECOURT_LOG_LEVEL: 'info',
  };
  const apiEnv = {
    ...common,
    DATABASE_URL: database.url('forecourt'),
    FORECOURT_SEARCH_SECRET: 'search-secret-of-the-attack',
    FORECOURT_SEALING_KEY: 'sealing-key-of-the-attack',
    FORECOURT_DATA_DIR: join(folder, 'data'),
    FORECOURT_TEMPLATES: `a=${at(template[0])}`,
    FORECOURT_LEADS_PER_SITE: '1000000',
    FORECOURT_LEADS_PER_ADDRESS: '1000000',
    FORECOURT_LEADS_PER_PHONE: '1000000',
  };
  const programOf = (/** @type {string} */ name) => join(root, 'apps', 'api', 'dist', `${name}.js`);
  const log = (/** @type {string} */ name) => join(folder, `${name}.log`);
  /** Which build template apps are started from. @type {'first' | 'second'} */
  let build = 'first';

  const kinds = {
    api: api.map((port, place) =>
      fleetProcess({
        name: `api ${place + 1}`,
        log: log(`api-${place + 1}`),
        ready: `${at(port)}/readyz`,
        program: () => ({
          cwd: root,
          args: [programOf('serve')],
          env: { ...apiEnv, FORECOURT_API_PORT: String(port) },
        }),
      }),
    ),
    worker: operatorOfWorker.map((port, place) =>
      fleetProcess({
        name: `worker ${place + 1}`,
        log: log(`worker-${place + 1}`),
        ready: `${at(port)}/readyz`,
        program: () => ({
          cwd: root,
          args: [programOf('work')],
          env: { ...apiEnv, FORECOURT_METRICS_PORT: String(port) },
        }),
      }),
    ),
    template: template.map((port, place) =>
      fleetProcess({
        name: `template ${place + 1}`,
        log: log(`template-${place + 1}`),
        ready: `${at(port)}/_template/healthz`,
        program: () => ({
          cwd: apps[build],
          args: ['server.mjs', '-H', '127.0.0.1', '-p', String(port)],
          env: {
            ...common,
            FORECOURT_API_URL: at(apiPort),
            FORECOURT_METRICS_PORT: String(operatorOfTemplate[place]),
            FORECOURT_KEPT_ASSETS: join(folder, 'assets'),
            FORECOURT_WARM_SECONDS: '20',
            FORECOURT_WARM_FROM: at(template[1 - place] ?? 0),
          },
        }),
      }),
    ),
    gateway: gateway.map((port, place) =>
      fleetProcess({
        name: `gateway ${place + 1}`,
        log: log(`gateway-${place + 1}`),
        ready: `${at(port)}/_gateway/healthz`,
        program: () => ({
          cwd: root,
          args: [join(root, 'apps', 'gateway', 'dist', 'main.js')],
          env: {
            ...common,
            FORECOURT_GATEWAY_PORT: String(port),
            FORECOURT_API_URL: api.map(at).join(),
            FORECOURT_TEMPLATE_A_URL: template.map(at).join(),
            FORECOURT_TRUST_PROXY: '127.0.0.1',
            FORECOURT_DIRECTORY: '0',
          },
        }),
      }),
    ),
  };
  const all = [...kinds.api, ...kinds.worker, ...kinds.template, ...kinds.gateway];
  const balancers = [
    await startBalancer({ port: apiPort, behind: api, health: '/readyz' }),
    await startBalancer({ port: shoppers, behind: gateway, health: '/_gateway/healthz' }),
  ];
  const pool = new pg.Pool({ connectionString: database.url('forecourt'), max: 2 });

  const stop = async () => {
    // The last one first; whatever does not end in order is ended by force.
    for (const each of all.toReversed()) await each.end().catch((error) => say(String(error)));
    for (const each of all) each.kill();
    for (const each of balancers) await each.stop();
    await pool.end();
    await database.destroy();
  };
  const removeAll = () => rmSync(folder, { recursive: true, force: true });

  /** @param {...string} args */
  const forecourt = (...args) =>
    promisify(execFile)(pinnedNode, [programOf('cli'), ...args], {
      env: { PATH: process.env.PATH ?? '', ...apiEnv },
    });
  const ofShopper = (/** @type {string} */ path) => ask({ port: shoppers, host: dealer.host, path });

  const load = async () => {
    const documents = join(folder, 'documents');
    mkdirSync(documents);
    const read = (/** @type {string[]} */ ...path) => readFileSync(join(root, ...path), 'utf8');
    const file = (/** @type {string} */ name, /** @type {string} */ text) => {
      writeFileSync(join(documents, name), text);
      return join(documents, name);
    };
    const document = { ...JSON.parse(read('sites', `${dealer.site}.json`)), hosts: [dealer.host] };
    // A group's site: locations of each dealership whose stock it shows are among its own.
    for (const { dealership } of document.stockFrom)
      await forecourt('dealerships', 'apply', join(root, 'demo', 'dealerships', `${dealership}.json`), '--yes');
    await forecourt('sites', 'apply', file('site.json', JSON.stringify(document)), '--yes');
    await forecourt(
      'stock',
      'import',
      file('feed.csv', feed()),
      '--dealership',
      dealer.dealership,
      '--profile',
      'canonical',
    );
  };

  try {
    const admin = new pg.Client({ connectionString: database.url('postgres') });
    await admin.connect();
    await admin.query('create database forecourt');
    await admin.end();
    say(`Starting two of each process; their words are in ${folder}.`);
    // One brings the tables; the others find them.
    await kinds.api[0]?.start();
    await load();
    await Promise.all([kinds.api[1]?.start(), kinds.worker[0]?.start()]);
    await kinds.worker[1]?.start();
    await kinds.template[0]?.start();
    await kinds.template[1]?.start();
    await Promise.all(kinds.gateway.map((each) => each.start()));
    for (const until = Date.now() + patienceMs; ; await pause(300)) {
      const { status, body } = await ofShopper('/search');
      if (status === 200 && balancers.every((each) => each.allWell())) break;
      if (Date.now() > until) throw new Error(`/search answers ${status}: ${body.slice(0, 300)}`);
    }
  } catch (error) {
    await stop();
    throw error;
  }

  const { body: searchPage } = await ofShopper('/search');
  const [, appId = '', apiKey = ''] = /\\"appId\\":\\"([^"\\]+)\\",\\"apiKey\\":\\"([^"\\]+)\\"/.exec(searchPage) ?? [];
  const { rows: vehicles } = await pool.query('select id::text, slug from vehicles order by slug');
  return {
    port: shoppers,
    host: dealer.host,
    folder,
    kinds,
    builds,
    vehicles: /** @type {{ id: string, slug: string }[]} */ (vehicles),
    search: {
      path: `/_search/1/indexes/*/queries?x-algolia-application-id=${appId}&x-algolia-api-key=${encodeURIComponent(apiKey)}`,
      body: (/** @type {number} */ number) =>
        JSON.stringify({ requests: [{ indexName: 'Car_production', query: '', page: number % 3 }] }),
    },
    /** Processes that are started from now on are of this build. @param {'first' | 'second'} of */
    startFrom: (of) => {
      build = of;
    },
    /** How leads stand, each counted at each of its destinations. */
    leads: () => readLeadDeliveries(pool),
    removeAll,
    stop,
  };
};
