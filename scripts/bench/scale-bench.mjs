// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-bench.mjs';
import { repositoryRoot } from './paths.mjs';
import { runJson } from './run-json.mjs';

/** @typedef {import('../../demo/stock/yards.mjs').Yard} Yard */

const demoModule = async (/** @type {string} */ name) =>
  import(pathToFileURL(join(repositoryRoot, `demo/stock/${name}.mjs`)).href);

/** How many times the demo's stock the generated feed of a kind of dealer is. */
const times = 24;

/**
 * Writes for each demo dealership its own feed, and for a large dealer of the same kind (its copy with the number of its
 * place) two more by the same generator, with other seeds.
 * @param {string} folder
 */
const writeFeeds = async (folder) => {
  const { generateStock, toCsv } = await demoModule('generate');
  const { yards } = await demoModule('yards');
  const now = new Date();
  /** @param {string} mark of its stock numbers @param {number} seed */
  const large = (mark, seed) =>
    yards.map((/** @type {Yard} */ yard, /** @type {number} */ place) => ({
      dealership: yard.dealership,
      prefix: `${yard.prefix}${mark}`,
      seed: yard.seed + seed,
      locations: yard.locations.map((id) => `${id}-${place}`),
      lines: yard.lines.map((line) => ({ ...line, count: line.count * times })),
    }));
  mkdirSync(folder, { recursive: true });
  for (const [kind, of] of Object.entries({ demo: yards, large: large('L', 1_000), more: large('M', 2_000) }))
    for (const { dealership, rows } of generateStock(now, undefined, of))
      writeFileSync(join(folder, `${dealership}.${kind}.csv`), toCsv(rows));
};

/**
 * The API among many sites and vehicles, beside the same API with the demo alone.
 * @param {{ sites?: number, vehicles?: number }} [sizes]
 */
export const benchScale = async ({ sites = 500, vehicles = 1_000_000 } = {}) => {
  const feeds = join(repositoryRoot, '.forecourt/bench/scale');
  await writeFeeds(feeds);
  const program = await bundleBench('scale-bench', 'scripts/bench/scale');
  return runJson([...program, feeds, String(sites), String(vehicles)]);
};
