// @ts-check
// `npm run bench [import] [leads] [search] [pages]`: speed as ratios within one run. Pages need a running `npm start`.
import { benchImport } from './bench/import-bench.mjs';
import { benchLeads } from './bench/lead-bench.mjs';
import { benchPages } from './bench/page-bench.mjs';
import { findVehiclePage } from './bench/vehicle-page.mjs';

const wanted = process.argv.slice(2);
const wants = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const print = (/** @type {string} */ title, /** @type {unknown} */ figures) =>
  console.log(`\n${title}\n${JSON.stringify(figures, null, 2)}`);

if (wants('import')) print('Import (bar: 4,000 rows/s, under 300 MB)', await benchImport());
if (wants('leads')) print('Enquiries, 16 at once (ratios to bare inserts)', await benchLeads());
if (wants('search')) {
  // By address, so that the types of scripts end here.
  const { benchSearch } = await import(new URL('../packages/search-engine/bench/search.mjs', import.meta.url).href);
  print(
    'Search (bar: 20 times better at p95 than SQLite FTS5 at 50,000 vehicles)',
    await benchSearch({ sizes: [5_000, 50_000] }),
  );
}
if (wants('pages')) {
  const gateway = process.env.FORECOURT_GATEWAY_URL ?? 'http://127.0.0.1:3000';
  const app = process.env.FORECOURT_TEMPLATE_A_URL ?? 'http://127.0.0.1:3001';
  const site = 'harbour-city';
  const host = `${site}.localhost`;
  const path = await findVehiclePage(gateway, host);
  print(
    'Cached vehicle page (bars: 0.6 of the static page at the app, 0.4 through the gateway)',
    await benchPages({ gateway, app, host, site, path }),
  );
}
