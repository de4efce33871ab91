// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-bench.mjs';
import { repositoryRoot } from './paths.mjs';
import { runJson } from './run-json.mjs';

/** About 17,000 rows of the demo stock, each with a stock number of its own. */
const writeFeed = async (/** @type {string} */ file) => {
  const demo = pathToFileURL(join(repositoryRoot, 'demo/stock/generate.mjs')).href;
  const { generateStock, toCsv } = await import(demo);
  /** @type {Record<string, unknown>[]} */
  const rows = generateStock(new Date()).flatMap((/** @type {{rows: Record<string, unknown>[]}} */ yard) => yard.rows);
  const many = Array.from({ length: 24 }, (_, copy) =>
    rows.map((row) => ({ ...row, stocknum: `${row.stocknum}X${copy}`, location_id: '', images: '' })),
  ).flat();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toCsv(many));
};

/** Import speed on generated stock and, where they are, on the real listings. */
export const benchImport = async () => {
  const folder = join(repositoryRoot, '.forecourt/bench');
  const program = await bundleBench('import-bench');
  const feed = join(folder, 'stock.csv');
  await writeFeed(feed);
  const real = join(repositoryRoot, '../shared/data/australian_vehicle_prices.csv');
  const dealership = join(repositoryRoot, 'demo/dealerships/red-gum-yard.json');
  const run = (/** @type {string} */ file, /** @type {string} */ profile) =>
    runJson([...program, file, profile, dealership]);
  return {
    generated: await run(feed, 'canonical'),
    realListings: existsSync(real) ? await run(real, 'au-listings') : null,
  };
};
