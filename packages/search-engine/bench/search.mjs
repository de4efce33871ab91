// Benchmark of the search engine against what one could install instead, and against its own floors.
// `node packages/search-engine/bench/search.mjs [sizes] [--peers engine,lucene,sqlite,minisearch,orama] [--floors]
// [--budget=ms] [--minutes=n] [--heap=MB]` prints JSON; `benchSearch` returns the numbers.
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import '../src/source-imports.mjs';
import { rounded } from './measure.mjs';
import { runPeer } from './run-peer.mjs';
import { workload } from './workload.mjs';

/** What must hold at 50,000 vehicles unless it says otherwise (docs/performance.md). */
export const BARS = {
  sqliteP95Ratio: 100,
  minisearchP95Ratio: 20,
  growth50To200: 5,
  cpuOfFloor: 3,
  pagingOfLucene: 0.5,
  httpOfEngine: 2,
  memoryAt200kMB: 400,
  oneFoundMs: 50,
  manyFoundMs: 150,
  changingRatio: 3,
  startMs: 4000,
};

export const PEERS = ['engine', 'lucene', 'sqlite', 'minisearch', 'orama'];

/**
 * @param {{sizes?: number[], peers?: string[], floors?: boolean, queries?: number, rounds?: number, budgetMs?: number,
 *   minutes?: number, heapMB?: number, log?: (line: string) => void}} options `budgetMs` for the answers of a slow peer,
 *   `minutes` and `heapMB` for each peer in all.
 * @returns {Promise<object>} for each size the figures of each peer alone in a process (or where it ended, and why),
 *   `differences` of its answers from the engine's (queries with text apart: peers forgive typos by rules of their own),
 *   and the engine's floors.
 */
export async function benchSearch({
  sizes = [5000, 50_000],
  peers = PEERS,
  floors = true,
  queries = 200,
  rounds = 3,
  budgetMs = 40_000,
  minutes = 15,
  heapMB = 12_000,
  log = () => {},
} = {}) {
  const results = [];
  for (const vehicles of sizes) {
    const rows = [];
    for (const peer of peers) {
      rows.push(await runPeer(peer, vehicles, { queries, rounds, budgetMs, minutes, heapMB }));
      log(JSON.stringify({ ...rows.at(-1), digests: undefined }));
    }
    const [engine] = rows;
    const compared = rows.slice(1).map((row) => ({ peer: row.peer, ...differences(vehicles, queries, engine, row) }));
    const row = {
      vehicles,
      load: rounded(loadavg()[0], 1),
      peers: rows.map(({ digests: _, ...figures }) => ({
        ...figures,
        ...(figures.ended
          ? {}
          : {
              engineIsBetter: rounded(figures.p95 / engine.p95, 1),
              engineCpuOfIts: {
                mix: rounded(engine.cpuMs / figures.cpuMs, 2),
                deep: ratio(engine.paging.deep, figures.paging.deep),
                hundred: ratio(engine.paging.hundred, figures.paging.hundred),
              },
            }),
      })),
      differences: compared,
    };
    if (floors) {
      const { countingFloor } = await import('./counting-floor.mjs');
      const { httpCost } = await import('./http-cost.mjs');
      const { updateCost } = await import('./update-cost.mjs');
      row.floor = await countingFloor(vehicles, queries, rounds);
      row.http = await httpCost(vehicles, queries, rounds);
      row.http.ofEngine = rounded(row.http.cpuMs / row.floor.engineCpuMs, 2);
      row.updates = await updateCost(vehicles, queries);
      log(JSON.stringify({ floor: row.floor, http: row.http, updates: row.updates }));
    }
    results.push(row);
  }
  return { bars: BARS, queries, results };
}

/** The engine's processor time by a peer's; undefined where one of them had no time for it. */
function ratio(engine, peer) {
  return engine && peer ? rounded(engine.cpuMs / peer.cpuMs, 2) : undefined;
}

function differences(vehicles, queries, engine, other) {
  let plain = 0;
  let text = 0;
  workload(vehicles, queries).forEach((multiQuery, at) => {
    multiQuery.forEach((query, place) => {
      const answer = other.digests?.[at]?.[place];
      if (answer === undefined || answer === engine.digests[at][place]) return;
      if (query.text === '') plain++;
      else text++;
    });
  });
  return { plain, text };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const words = process.argv.slice(2);
  const named = words.indexOf('--peers');
  const number = (option, name) => {
    const word = words.find((word) => word.startsWith(`--${option}=`));
    return word ? { [name]: Number(word.slice(option.length + 3)) } : {};
  };
  const sizes = words.map(Number).filter(Boolean);
  const outcome = await benchSearch({
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(named >= 0 ? { peers: words[named + 1].split(',') } : {}),
    floors: words.includes('--floors') || named < 0,
    ...number('budget', 'budgetMs'),
    ...number('minutes', 'minutes'),
    ...number('heap', 'heapMB'),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
}
