// Benchmark: the engine in its worker thread, JSON bytes in and out, against SQLite FTS5 doing the same work.
// `node packages/search-engine/bench/search.mjs [sizes]` prints one JSON line; `benchSearch` returns the numbers.
import { pathToFileURL } from 'node:url';
import '../src/source-imports.mjs';
import { SqliteSearch } from './sqlite.mjs';
import { SETTINGS, vehicle } from './vehicles.mjs';
import { workload } from './workload.mjs';

/** Times that the p95 must be better than SQLite's at 50,000 vehicles. */
export const BAR = 20;

/**
 * @param {{sizes?: number[], queries?: number, rounds?: number, log?: (line: string) => void}} options
 * @returns {Promise<{bar: number, queries: number, results: {vehicles: number, buildMs: number,
 *   engine: {p50: number, p95: number}, sqlite: {p50: number, p95: number}, ratio: {p50: number, p95: number},
 *   differences: number}[]}>} milliseconds for each multi-query; `differences` counts answers whose hits or facet
 *   counts were not the same on both sides, and must be 0.
 */
export async function benchSearch({ sizes = [5000, 50_000], queries = 200, rounds = 3, log = () => {} } = {}) {
  const { createSearchEngine } = await import('../src/engine/search-engine.ts');
  const { wordsOf } = await import('../src/text/words.ts');
  const { matchWord, typoAllowance } = await import('../src/text/typos.ts');
  const results = [];
  for (const vehicles of sizes) {
    const records = Array.from({ length: vehicles }, (_, at) => vehicle(at));
    const multiQueries = workload(vehicles, queries);

    const engine = createSearchEngine();
    await engine.createIndex(SETTINGS);
    const buildStart = performance.now();
    await engine.replaceAll('cars', records);
    const buildMs = Math.round(performance.now() - buildStart);
    log(`${vehicles} vehicles indexed in ${buildMs} ms`);
    const requests = multiQueries.map((multiQuery) => ({
      key: { filters: printClauses(multiQuery[0].key) },
      body: Buffer.from(JSON.stringify({ requests: multiQuery.map(printQuery) })),
    }));
    const answers = [];
    const engineTimes = [];
    for (let round = 0; round <= rounds; round++) {
      for (const [at, { body, key }] of requests.entries()) {
        const start = performance.now();
        const answer = await engine.search(body, key);
        // The first round warms up.
        if (round > 0) engineTimes.push(performance.now() - start);
        else answers[at] = JSON.parse(Buffer.from(answer.body).toString());
        if (answer.status !== 200) throw new Error(Buffer.from(answer.body).toString());
      }
    }
    await engine.close();
    log(`engine p95 ${percentile(engineTimes, 0.95)} ms; loading SQLite`);

    const sqlite = new SqliteSearch({ wordsOf, matchWord, typoAllowance });
    sqlite.load(records);
    for (const multiQuery of multiQueries) for (const query of multiQuery) sqlite.prepareText(query.text);
    for (const multiQuery of multiQueries.slice(0, 10)) for (const query of multiQuery) sqlite.search(query);
    const sqliteTimes = [];
    let differences = 0;
    for (const [at, multiQuery] of multiQueries.entries()) {
      const start = performance.now();
      const found = multiQuery.map((query) => sqlite.search(query));
      sqliteTimes.push(performance.now() - start);
      differences += found.filter((answer, place) => !same(answer, answers[at].results[place])).length;
    }
    sqlite.close();

    const summary = (times) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
    const engineSummary = summary(engineTimes);
    const sqliteSummary = summary(sqliteTimes);
    results.push({
      vehicles,
      buildMs,
      engine: engineSummary,
      sqlite: sqliteSummary,
      ratio: {
        p50: round1(sqliteSummary.p50 / engineSummary.p50),
        p95: round1(sqliteSummary.p95 / engineSummary.p95),
      },
      differences,
    });
    log(JSON.stringify(results.at(-1)));
  }
  return { bar: BAR, queries, results };
}

const INDEX_OF_SORT = {
  'custom_rank desc': 'cars',
  'price asc': 'cars_price_asc',
  'price desc': 'cars_price_desc',
  'km asc': 'cars_km_asc',
  'year desc': 'cars_year_desc',
};

function printQuery(query) {
  return {
    indexName: INDEX_OF_SORT[query.sort],
    query: query.text,
    facets: [...query.facets, ...query.stats.filter((name) => !query.facets.includes(name))],
    ...(query.clauses.length > 0
      ? { facetFilters: query.clauses.map((clause) => clause.map((term) => term.join(':'))) }
      : {}),
    ...(query.ranges.length > 0
      ? { numericFilters: query.ranges.flatMap(([name, low, high]) => [`${name}>=${low}`, `${name}<=${high}`]) }
      : {}),
    hitsPerPage: query.limit,
    page: query.limit === 0 ? 0 : query.offset / query.limit,
    maxValuesPerFacet: 1000,
  };
}

function printClauses(clauses) {
  return clauses.map((clause) => `(${clause.map(([name, value]) => `${name}:"${value}"`).join(' OR ')})`).join(' AND ');
}

function same(sqlite, engine) {
  if (sqlite.nbHits !== engine.nbHits) return false;
  return Object.entries(sqlite.facets).every(([name, values]) => {
    const other = engine.facets[name] ?? {};
    const names = Object.keys(values);
    return names.length === Object.keys(other).length && names.every((value) => other[value] === values[value]);
  });
}

function percentile(times, share) {
  const sorted = times.toSorted((left, right) => left - right);
  return round1(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))], 1000);
}

function round1(value, scale = 10) {
  return Math.round(value * scale) / scale;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  const outcome = await benchSearch({
    ...(sizes.length > 0 ? { sizes } : {}),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
