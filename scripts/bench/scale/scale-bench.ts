// The API of one machine among many sites and vehicles, beside the same API with the demo alone: what an import, the
// index, a changed price and a search cost. Prints one line of JSON. Arguments: <folder of feeds> <sites> <vehicles>.
// Run by `npm run bench scale [sites vehicles]`, which writes the feeds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceKey } from '@forecourt/api-contract/service';
import { and, eq, gt } from 'drizzle-orm';
import { vehicles } from '../../../apps/api/src/ground/database/schema';
import { vehicleFromRow } from '../../../apps/api/src/subjects/vehicles/vehicle-row';
import { createTestDatabase } from '../../../apps/api/test/test-database';
import { buildPrograms, type RunningProgram } from '../../../apps/api/test/test-programs';
import { changeTestVehicle } from '../../../apps/api/test/test-stock';
import { megabytes, rounded, spreadOf, timed } from './scale-figures';
import { heldBy, memoryOf, processorMs } from './scale-process';
import { ask, type SiteSearch, searchesOf, vehicleSearch } from './scale-searches';
import { applyDealers, copiedDealer, type Dealer, demoDealers } from './scale-sites';
import { copyStock, feedOf, importFeed, stockSizes } from './scale-stock';

const [folder = '', siteCount = 500, vehicleCount = 1_000_000] = process.argv
  .slice(2)
  .map((given, place) => (place === 0 ? given : Number(given))) as [string, number, number];
/** Changed prices, and searches that are measured at each size after as many that are not. */
const counts = { prices: 40, searches: 1_200 };

const say = (text: string): void => void process.stderr.write(`${new Date().toISOString()} ${text}\n`);
const token = 'service-token-of-the-bench';
const data = mkdtempSync(join(tmpdir(), 'forecourt-scale-'));
const database = await createTestDatabase();
const programs = await buildPrograms(() => ({
  DATABASE_URL: database.url,
  FORECOURT_DATA_DIR: data,
  FORECOURT_SERVICE_TOKEN: token,
  FORECOURT_SEARCH_SECRET: 'search-secret-of-the-bench',
  FORECOURT_SEALING_KEY: 'sealing-key-of-the-bench',
  FORECOURT_API_PORT: '0',
  FORECOURT_LOG_LEVEL: 'info',
}));
const bearer = serviceKey(token, 'bearer');

/** The API from its start until its index is whole. */
const startApi = async () => {
  const started = await timed(async () => {
    const api = await programs.start('serve');
    while (!(await fetch(`${api.url}/readyz`)).ok) {
      if (api.hasEnded()) throw new Error(`The API has ended:\n${api.logged().slice(-4_000)}`);
      await pause(100);
    }
    return api;
  });
  const records = Number(/"records":(\d+)/.exec(started.result.logged())?.[1]);
  return { api: started.result, ready: { records, seconds: rounded(started.ms / 1_000) } };
};

/** What results pages of some sites cost the API, all of its threads, and how long each search takes. */
const measureSearches = async (api: RunningProgram, sites: readonly string[]) => {
  const perSite = await Promise.all(sites.map((site) => searchesOf(api.url, bearer, site)));
  const searches = (perSite[0] ?? []).flatMap((_, turn) => perSite.map((ofSite) => ofSite[turn]));
  const round = async () => {
    const times: number[] = [];
    let found = 0;
    const before = processorMs(api.pid);
    for (let number = 0; number < counts.searches; number += 1) {
      const search = searches[number % searches.length] as SiteSearch;
      const { result, ms } = await timed(() => ask(api.url, search));
      found += result.results[0]?.nbHits ?? 0;
      times.push(ms);
    }
    return { processorMs: rounded((processorMs(api.pid) - before) / counts.searches), times, found };
  };
  await round();
  const { processorMs: spent, times, found } = await round();
  return { processorMs: spent, ms: spreadOf(times), found: Math.round(found / counts.searches) };
};

/** The same of vehicles of many dealers: from the commit of another price to the first search that finds it. */
const measurePrices = async (api: RunningProgram, dealers: readonly Dealer[]) => {
  const taken: number[] = [];
  for (let turn = 0; turn < counts.prices; turn += 1) {
    const { dealership, site } = dealers[Math.floor((turn / counts.prices) * dealers.length)] as Dealer;
    const [row] = await database.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.dealership_id, dealership.id), eq(vehicles.sold, false), gt(vehicles.price, 0)))
      .limit(1);
    if (row === undefined) continue;
    const vehicle = vehicleFromRow(row, dealership.slug);
    const search = await vehicleSearch(api.url, bearer, site.website_id, vehicle.id);
    const before = (await ask(api.url, search)).results[0]?.hits[0];
    if (before === undefined) continue;
    const price = 70_000 + turn;
    await changeTestVehicle(database.db, vehicle, { price, offer_price: null });
    const start = performance.now();
    while ((await ask(api.url, search)).results[0]?.hits[0]?.price !== price) await pause(5);
    taken.push(performance.now() - start);
  }
  return { changes: taken.length, ms: spreadOf(taken) };
};

/** A number that the database tells. */
const numberOf = async (expression: string): Promise<number> =>
  Number((await database.pool.query(`select ${expression} as number`)).rows[0].number);

const measure = async (demo: readonly string[]) => {
  const { api, ready } = await startApi();
  say(`index of ${ready.records} records after ${ready.seconds} s`);
  await pause(5_000);
  const built = memoryOf(api.pid);
  const idle = processorMs(api.pid);
  await pause(5_000);
  const idleShare = rounded((processorMs(api.pid) - idle) / 5_000);
  const demoSearches = await measureSearches(api, demo);
  say(`searches of the demo's sites: ${JSON.stringify(demoSearches)}`);
  const held = await heldBy(api.pid);
  await pause(5_000);
  const collected = memoryOf(api.pid);
  say(
    `holds ${megabytes(held.main)} and ${megabytes(held.workers)} MB, its process ${megabytes(built.now)}, ${megabytes(collected.now)} after that`,
  );
  return { api, ready, built, held, collected, idleShare, demoSearches };
};

const demo = demoDealers();
const demoSites = demo.map(({ site }) => site.website_id);
await applyDealers(database.db, demo);
for (const { like } of demo) await importFeed(database, like, feedOf(folder, like, 'demo'));

try {
  const small = await measure(demoSites);
  const smallPrices = await measurePrices(small.api, demo);
  await small.api.end();

  const others = Array.from({ length: siteCount - demo.length }, (_, number) =>
    copiedDealer(demo[number % demo.length] as Dealer, number),
  );
  const applied = await timed(() => applyDealers(database.db, others));
  const sources = others.slice(0, demo.length);
  let imported = 0;
  const firstImport = await timed(async () => {
    for (const { like, dealership } of sources)
      imported += (await importFeed(database, dealership.slug, feedOf(folder, like, 'large'))).read;
  });
  const rest = others.slice(demo.length);
  const sizes = stockSizes(rest.length, vehicleCount - (await numberOf('(select count(*) from vehicles)')));
  const copied = await timed(async () => {
    // Two at a time, as there are processors.
    await Promise.all(
      [0, 1].map(async (lane) => {
        for (let place = lane; place < rest.length; place += 2) {
          const number = place + demo.length;
          const source = sources[number % demo.length] as Dealer;
          await copyStock(database, source, rest[place] as Dealer, { number, count: sizes[place] ?? 1 });
        }
      }),
    );
    await database.pool.query('vacuum analyze vehicles');
  });
  const stored = await numberOf('(select count(*) from vehicles)');
  say(`${stored} vehicles stored in ${rounded(copied.ms / 1_000)} s`);

  const large = await measure(demoSites);
  const middle = others[Math.floor(others.length / 2)] as Dealer;
  const first = rest[0] as Dealer;
  const middleSearches = await measureSearches(large.api, [middle.site.website_id]);
  const firstSearches = await measureSearches(large.api, [first.site.website_id]);
  const everySite = await measureSearches(
    large.api,
    others.map(({ site }) => site.website_id),
  );
  say('searches measured');
  const prices = await measurePrices(large.api, others);
  say('prices measured');

  // A large dealer gets the stock of another feed, in the full database, while the API follows.
  const fed = others[0] as Dealer;
  const again = await timed(() =>
    importFeed(database, fed.dealership.slug, feedOf(folder, fed.like, 'more'), 'another'),
  );
  const afterwards = memoryOf(large.api.pid);
  const perRecord = (bytes: (measured: typeof large) => number): number =>
    Math.round((bytes(large) - bytes(small)) / (large.ready.records - small.ready.records));
  const report = {
    demo: {
      records: small.ready.records,
      readySeconds: small.ready.seconds,
      processMegabytes: megabytes(small.built.now),
      searches: small.demoSearches,
      priceFound: smallPrices,
    },
    sites: siteCount,
    vehicles: stored,
    records: large.ready.records,
    documentsAppliedSeconds: rounded(applied.ms / 1_000),
    importRowsPerSecond: {
      beforeTheMass: Math.round((imported / firstImport.ms) * 1_000),
      amongAll: Math.round((again.result.read / again.ms) * 1_000),
      rowsAmongAll: again.result.read,
    },
    readySeconds: large.ready.seconds,
    processMegabytes: {
      built: megabytes(large.built.now),
      most: megabytes(large.built.most),
      afterwards: megabytes(afterwards.now),
    },
    bytesPerRecord: {
      process: perRecord(({ built }) => built.now),
      processOnceCollected: perRecord(({ collected }) => collected.now),
      heldByWorkers: perRecord(({ held }) => held.workers),
      held: perRecord(({ held }) => held.main + held.workers),
    },
    idleProcessorShare: large.idleShare,
    searches: { demo: large.demoSearches, middleSite: middleSearches, largestCopiedSite: firstSearches, everySite },
    processorToDemoAlone: rounded(large.demoSearches.processorMs / small.demoSearches.processorMs),
    priceFound: prices,
    databaseMegabytes: megabytes(await numberOf('pg_database_size(current_database())')),
    vehiclesMegabytes: megabytes(await numberOf("pg_total_relation_size('vehicles')")),
  };
  await large.api.end();
  console.log(JSON.stringify(report));
} finally {
  await programs.close();
  await database.close();
  rmSync(data, { recursive: true, force: true });
}
