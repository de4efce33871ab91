// Writes the demo stock as canonical feeds, one CSV a dealership: `node generate.mjs --out <folder> [--now <ISO instant>]`.
// Deterministic for a given `now`: dates are offsets from it, so that New and Sold are true on the day of loading.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { historyReportOf } from './history-reports.mjs';
import { lenderFiguresOf } from './lender-figures.mjs';
import { offerPriceOf } from './offer-prices.mjs';
import { createRandom } from './random.mjs';
import { vehicleRow } from './vehicle-row.mjs';
import { yards } from './yards.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const imagesFolder = join(here, '..', 'imagery', 'images');

/** Colours and angles there are pictures of, by picture model: `{ hatch: { red: ['front34', 'side', ...] } }`. */
export function pictureIndex(folder = imagesFolder) {
  /** @type {Record<string, Record<string, string[]>>} */
  const index = {};
  for (const model of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    if (['heroes', 'interiors', 'spins'].includes(model.name)) continue;
    index[model.name] = {};
    for (const colour of readdirSync(join(folder, model.name))) {
      index[model.name][colour] = readdirSync(join(folder, model.name, colour)).map((file) =>
        file.replace('.webp', ''),
      );
    }
  }
  return index;
}

/**
 * How a vehicle is sold where its yard sells online: every third one on sale can be held and bought, and a few are held
 * by somebody. By their place in the yard, so that everything else about a vehicle stays as it is.
 */
function saleOf(
  /** @type {import('./yards.mjs').Yard} */ yard,
  /** @type {{ status: string, price: number }} */ { status, price },
  /** @type {number} */ index,
) {
  const isOnSale = status === 'in_stock' && price > 0;
  return {
    payment_processors: yard.sellsOnline === true && isOnSale && index % 3 === 1 ? 'test' : '',
    reserved: isOnSale && index % 41 === 30 ? 'true' : 'false',
  };
}

/** States that a few named vehicles of a yard are in, so that each can be seen. Everything else about them stays. */
const namedStatesOf = (
  /** @type {import('./yards.mjs').Yard} */ yard,
  /** @type {{ stocknum: string, price: number }} */ row,
) => ({ ...offerPriceOf(yard, row), ...lenderFiguresOf(yard, row), ...historyReportOf(yard, row) });

/** All rows of yards, all of the demo unless others are given, as objects with the canonical feed's columns. */
export function generateStock(/** @type {Date} */ now, pictures = pictureIndex(), of = yards) {
  return of.map((yard) => {
    const random = createRandom(yard.seed);
    const rows = [];
    let number = 1000 + yard.seed;
    for (const line of yard.lines) {
      for (let i = 0; i < line.count; i++) {
        number += random.integer(1, 9);
        rows.push(vehicleRow({ random, yard, line, now, pictures, stocknum: `${yard.prefix}${number}` }));
      }
    }
    return {
      dealership: yard.dealership,
      rows: rows.map((row, index) => ({ ...row, ...saleOf(yard, row, index), ...namedStatesOf(yard, row) })),
    };
  });
}

const quote = (/** @type {unknown} */ value) => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV text with one header line. */
export function toCsv(/** @type {Record<string, unknown>[]} */ rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return `${[columns, ...rows.map((row) => columns.map((column) => row[column]))].map((line) => line.map(quote).join(',')).join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' }, now: { type: 'string' } } });
  if (!values.out) {
    console.error('Usage: node demo/stock/generate.mjs --out <folder> [--now <ISO instant>]');
    process.exit(2);
  }
  mkdirSync(values.out, { recursive: true });
  for (const { dealership, rows } of generateStock(values.now ? new Date(values.now) : new Date())) {
    writeFileSync(join(values.out, `${dealership}.csv`), toCsv(rows));
    console.log(`${dealership}: ${rows.length} vehicles`);
  }
}
