// How long a changed price takes until a search finds it, among many sites: from the commit of the change to the first
// answer of the engine that holds it, and what an index of such a size is built and kept with. Prints one line of JSON.
// Arguments: <sites> <vehicles> <changes>. Bundled and run by scripts/bench.
import { setTimeout as pause } from 'node:timers/promises';
import { vehicles } from '../src/ground/database/schema';
import { createLog } from '../src/ground/log/log';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { applyDealerships } from '../src/subjects/sites/apply-dealerships';
import { applySites } from '../src/subjects/sites/apply-sites';
import { siteDirectory } from '../src/subjects/sites/site-directory';
import { vehicleFromRow } from '../src/subjects/vehicles/vehicle-row';
import { testEnv } from '../test/test-app';
import { createTestDatabase } from '../test/test-database';
import { changeTestVehicle, dealershipNamed, siteNamed, testOperator } from '../test/test-stock';

const [siteCount = 500, vehicleCount = 20_000, changeCount = 40] = process.argv.slice(2).map(Number);
/** Sites of a group's dealer show what it has as well: each vehicle has a record on two sites. */
const dealerName = (number: number): string => `dealer-${number}`;

const env = { ...testEnv(() => new Date()), searchIndex: 'Car_bench' };
const log = createLog('bench', env);
const database = await createTestDatabase();
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage();
};
const timed = async <Result>(work: () => Promise<Result>) => {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
};
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
const must = (outcome: { readonly ok: boolean }): void => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
};

const numbers = Array.from({ length: siteCount }, (_, number) => number);
const inputs = <Document extends { readonly slug: string }>(documents: readonly Document[]) =>
  documents.map((value) => ({ source: `${value.slug}.json`, value }));
must(
  await applyDealerships(
    database.db,
    inputs(numbers.map((number) => dealershipNamed(dealerName(number)))),
    testOperator,
  ),
);
must(
  await applySites(
    database.db,
    inputs(
      numbers.map((number) =>
        siteNamed(dealerName(number), {
          stockFrom: [{ dealership: dealerName(number) }, { dealership: dealerName((number + 1) % siteCount) }],
        }),
      ),
    ),
    testOperator,
  ),
);
const makes = ['Toyota', 'Kia', 'Mazda', 'Ford', 'Hyundai', 'Nissan', 'Subaru', 'Volkswagen'];
await database.pool.query(
  `insert into vehicles (dealership_id, location_id, stocknum, slug, name, item_type, car_type, status, make, model, year,
      km, price, simple_body, simple_fuel, dealercomments, primary_image_url, photos_count)
    select 'dealer-' || (n % $1), 'dealer-' || (n % $1) || '-yard', 'N' || n, 'car-' || n, 'Car ' || n, 'car', 'used',
      'in_stock', ($3::text[])[1 + n % array_length($3::text[], 1)], 'Model ' || (n % 40), 2010 + n % 15,
      n * 7 % 200000, 10000 + n % 60000, 'suv', 'Petrol', repeat('A car that was looked after. ', 20), '/media/front', 1
    from generate_series(0, $2::int - 1) as n`,
  [siteCount, vehicleCount, makes],
);

const before = memory();
const firstDirectory = await timed(() => siteDirectory(database.db));
const heldDirectory = await timed(() => siteDirectory(database.db));
const directoryMegabytes = megabytes(memory().heapUsed - before.heapUsed);
const search = new EmbeddedSearch({ database, env, log });
const build = await timed(async () => {
  search.start();
  while (search.engine === null) await pause(50);
});

/** The price of a vehicle as the engine answers it. */
const priceOf = async (id: string): Promise<unknown> => {
  const { engine } = search;
  if (engine === null) throw new Error('The engine has ended.');
  const directory = await siteDirectory(database.db);
  const [site = ''] = directory.byDealership.get(ownerOf.get(id) ?? '') ?? [];
  const document = directory.sites.get(site)?.document;
  if (document === undefined) throw new Error(`There is no site of vehicle ${id}.`);
  const [hits = []] = await search.hitsOf(document, [
    { indexName: env.searchIndex, query: '', filters: `id:${id}`, hitsPerPage: 1 },
  ]);
  return hits[0]?.price;
};
const ownerOf = new Map<string, string>();
const rows = await database.db.select().from(vehicles).orderBy(vehicles.id).limit(changeCount);
const taken: number[] = [];
for (const [turn, row] of rows.entries()) {
  const vehicle = vehicleFromRow(row, row.dealership_id);
  ownerOf.set(vehicle.id, row.dealership_id);
  const price = 70_000 + turn;
  await changeTestVehicle(database.db, vehicle, { price });
  const start = performance.now();
  while ((await priceOf(vehicle.id)) !== price) await pause(5);
  taken.push(performance.now() - start);
}
taken.sort((one, other) => one - other);
const after = memory();
console.log(
  JSON.stringify({
    sites: siteCount,
    vehicles: vehicleCount,
    priceFoundMs: { median: at(taken, 0.5), p95: at(taken, 0.95), most: at(taken, 1) },
    directoryMs: { first: Math.round(firstDirectory.ms), held: Number(heldDirectory.ms.toFixed(1)) },
    directoryMegabytes,
    buildSeconds: Number((build.ms / 1000).toFixed(1)),
    processMegabytes: megabytes(after.rss),
    heapMegabytes: megabytes(after.heapUsed),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
await search.close();
await database.close();
