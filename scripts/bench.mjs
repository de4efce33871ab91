// @ts-check
// `npm run bench [import] [leads] [prices] [search [sizes]] [words] [alerts] [pages] [weight] [lighthouse] [content]`: speed
// as ratios within one run. The last four need a running `npm start`. `search 50000 200000` measures those sizes; slow peers
// take a quarter of an hour. `npm run bench scale [sites vehicles]` stands for itself: 500 sites and 1,000,000 vehicles.
// `npm run bench results -- GATEWAY,METRICS [GATEWAY,METRICS]` compares two builds that run: the origins of the gateway, and of
// the metrics of template a.
// `npm run bench dev` measures how soon an open page follows a save: it needs a running `npm run dev -- a`, and Chromium.
// `npm run bench first-touch -- [options]` stands for itself and takes hours; docs/performance.md has its options.
import { join } from 'node:path';
import { benchAlerts } from './bench/alerts-bench.mjs';
import { benchContent } from './bench/content-bench.mjs';
import { benchDev } from './bench/dev-bench.mjs';
import { benchFirstTouch } from './bench/first-touch/first-touch-bench.mjs';
import { startFloor } from './bench/floor.mjs';
import { benchImport } from './bench/import-bench.mjs';
import { benchLeads } from './bench/lead-bench.mjs';
import { benchLighthouse } from './bench/lighthouse-bench.mjs';
import { benchPages } from './bench/page-bench.mjs';
import { pageOf, pageWeight } from './bench/page-weight.mjs';
import { benchPrices } from './bench/price-bench.mjs';
import { benchResults } from './bench/results-bench.mjs';
import { benchScale } from './bench/scale-bench.mjs';
import { findVehiclePage } from './bench/vehicle-page.mjs';
import { benchWords } from './bench/words-bench.mjs';
import { findServiceToken } from './start/service-keys.mjs';
import { readSettings } from './start/settings.mjs';
import { root } from './workspace/paths.mjs';

const [first, ...options] = process.argv.slice(2);
const aloneStanding = ['first-touch', 'results', 'scale'];
const wanted = aloneStanding.includes(first ?? '') ? process.argv.slice(2, 3) : process.argv.slice(2);
const wants = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const print = (/** @type {string} */ title, /** @type {unknown} */ figures) =>
  console.log(`\n${title}\n${JSON.stringify(figures, null, 2)}`);

if (first === 'first-touch' && !(await benchFirstTouch(options))) process.exitCode = 1;
if (first === 'results') {
  if (options.length === 0)
    throw new Error('Name one or two builds that run: npm run bench results -- GATEWAY,METRICS [GATEWAY,METRICS].');
  const builds = options.map((given) => given.split(',')).map(([gateway = '', metrics = '']) => ({ gateway, metrics }));
  print(
    'Results with a query, ms of processor time of the app (bar: half of the other build)',
    await benchResults(builds),
  );
}
if (first === 'scale') {
  const [sites, vehicles] = options.map(Number);
  print(
    'Many sites and vehicles (bars: a changed price within 1,000 ms, 1,200 bytes a record, 1.5 times the CPU of the demo alone)',
    await benchScale({ sites, vehicles }),
  );
}
if (wants('import')) print('Import (bar: 4,000 rows/s, under 300 MB)', await benchImport());
if (wants('leads')) print('Enquiries, 16 at once (ratios to bare inserts)', await benchLeads());
if (wants('prices')) print('A changed price among 500 sites (bar: found within 1,000 ms)', await benchPrices());
if (wants('search')) {
  const sizes = wanted.map(Number).filter(Boolean);
  // By address, so that the types of scripts end here.
  const { benchSearch } = await import(new URL('../packages/search-engine/bench/search.mjs', import.meta.url).href);
  print(
    'Search (bars: 100 times better at p95 than SQLite FTS5 and 20 times better than MiniSearch at 50,000 vehicles; floors)',
    await benchSearch({ sizes: sizes.length > 0 ? sizes : [5_000, 50_000] }),
  );
}
if (wants('words'))
  print('Words of shoppers (bars: 0.98 of the queries exact, 1.25 times the best peer)', await benchWords());
if (wants('alerts'))
  print('Saved searches that 500 changed vehicles match (bars: 2,000 ms of CPU, 50 times less)', await benchAlerts());
const gateway = process.env.FORECOURT_GATEWAY_URL ?? 'http://127.0.0.1:3000';
const app = readSettings(process.env).templates.find(({ name }) => name === 'a')?.url ?? '';
/** The token of the start that is measured. */
const tokenOfStart = () => {
  const token = findServiceToken(readSettings(process.env).secrets, process.env);
  if (token === null) throw new Error('Start Forecourt first (npm start): its secrets are not there yet.');
  return token;
};
/** A demo site of each template. */
const sites = { a: 'harbour-city', b: 'wattle-grove-toyota', c: 'red-gum-yard' };

if (wanted.includes('dev'))
  print(
    'An open page follows a save, milliseconds (bar: 2,000)',
    await benchDev(gateway.replace('127.0.0.1', `${sites.a}.localhost`)),
  );
if (wants('pages')) {
  const site = sites.a;
  const host = `${site}.localhost`;
  const path = await findVehiclePage(gateway, host);
  print(
    'Cached vehicle page (bars: 0.65 of the static page at the app, 0.5 through the gateway)',
    await benchPages({ gateway, app, host, site, path, serviceToken: tokenOfStart() }),
  );
}
if (wants('weight')) {
  for (const [template, site] of Object.entries(sites)) {
    const host = `${site}.localhost`;
    const html = await pageOf(gateway, host, await findVehiclePage(gateway, host));
    const buildFolder = join(root, 'apps', `template-${template}`, '.next');
    print(`Scripts of a vehicle page of template ${template}, kilobytes of gzip`, pageWeight({ html, buildFolder }));
  }
}
if (wants('content')) {
  const other = `${sites.c}.localhost`;
  print(
    'Two hundred content pages of one site, and what they cost another (milliseconds)',
    await benchContent({
      gateway,
      owner: { site: sites.a, host: `${sites.a}.localhost` },
      other,
      path: await findVehiclePage(gateway, other),
    }),
  );
}
if (wants('lighthouse')) {
  const floor = await startFloor(tokenOfStart());
  /** @type {Record<string, string>} */
  const pages = { floor: `${floor.url.replace('127.0.0.1', floor.host)}` };
  for (const [template, site] of Object.entries(sites)) {
    const host = `${site}.localhost`;
    pages[template] = `${gateway.replace('127.0.0.1', host)}${await findVehiclePage(gateway, host)}`;
  }
  print(
    'Vehicle pages on an emulated phone (bars: performance 95, largest paint twice the floor, shift 0, blocking 150 ms)',
    await benchLighthouse(pages).finally(floor.stop),
  );
}
