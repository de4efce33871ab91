// Rows a second of an import into the database against bare csv-parse of the same file. Prints one line of JSON.
// Arguments: <file> <profile> <dealership document>. Bundled and run by scripts/bench.
import { createReadStream, readFileSync } from 'node:fs';
import { parse } from 'csv-parse';
import { importStock } from '../src/subjects/stock/import-stock';
import { createTestDatabase } from '../test/test-database';

const [file = '', profile = '', dealershipFile = ''] = process.argv.slice(2);
const dealership = JSON.parse(readFileSync(dealershipFile, 'utf8'));

const bareParse = async (): Promise<{ rows: number; ms: number }> => {
  const start = performance.now();
  let rows = 0;
  for await (const _ of createReadStream(file).pipe(parse({ bom: true, relax_column_count: true, columns: true })))
    rows += 1;
  return { rows, ms: performance.now() - start };
};

const database = await createTestDatabase();
await database.pool.query('insert into dealerships (id, slug, name, document) values ($1, $2, $3, $4)', [
  dealership.id,
  dealership.slug,
  dealership.name,
  dealership,
]);
const run = async () => {
  const start = performance.now();
  const result = await importStock(database, {
    file,
    dealership: dealership.slug,
    profile,
    now: new Date(),
    picture: async () => null,
  });
  return { result, ms: performance.now() - start };
};
try {
  await bareParse();
  const bare = await bareParse();
  const first = await run();
  const second = await run();
  const rate = (rows: number, ms: number) => Math.round((rows / ms) * 1000);
  console.log(
    JSON.stringify({
      rows: first.result.read,
      landed: first.result.created,
      bareRowsPerSecond: rate(bare.rows, bare.ms),
      importRowsPerSecond: rate(first.result.read, first.ms),
      unchangedRowsPerSecond: rate(second.result.read, second.ms),
      importToBare: Number((bare.ms / bare.rows / (first.ms / first.result.read)).toFixed(3)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  await database.close();
}
