import type { SearchRecord } from '@forecourt/search/record';
import { IndexHost } from '../../../packages/search-engine/src/host/index-host';
import { createPercolator, type Percolator } from '../../../packages/search-engine/src/percolate/percolator';
import { alertStock, type GeneratedVehicle } from './alert-stock';
import { type AskedSearch, engineSettings, indexName, parameterBuilder } from './asked-parameters';
import { savedSearches } from './saved-searches';

// Run by `npm run bench alerts`, with the address of the search bench's generator: prints one line of JSON.
const { random, vehicle } = (await import(process.argv[2] ?? '')) as {
  random: (seed: number) => () => number;
  vehicle: (at: number) => GeneratedVehicle;
};
const sizes = { stock: 20_000, changed: 500, searches: 100_000 };
/** As many sets of changed vehicles, each seen once, and as many parts of the searches, in turns. */
const rounds = 5;

/** Milliseconds of processor time of the process, its collector of garbage among them. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rounded = (value: number): number => Number(value.toPrecision(3));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const heap = (): number => {
  // Once is not enough for what only finalizers let go.
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const hostWith = (records: readonly SearchRecord[]): IndexHost => {
  const host = new IndexHost();
  host.createIndex(engineSettings);
  host.apply(indexName, records, []);
  return host;
};

/** Ids of searches by the vehicle that each finds. */
type Found = Map<string, string[]>;

/**
 * Asks an engine that holds the changed vehicles alone each search in turn, which is the least that this way can cost:
 * without a thread, without HTTP, and without the time for writing the request and reading the answer.
 */
const askInTurn = (
  host: IndexHost,
  asked: readonly (readonly [at: number, search: AskedSearch])[],
): { readonly ms: number; readonly found: Found } => {
  const found: Found = new Map();
  let ms = 0;
  const step = 500;
  for (let from = 0; from < asked.length; from += step) {
    const bodies = asked.slice(from, from + step).map(([, { parameters, filters }]) => {
      const only = { ...parameters, page: 0, hitsPerPage: 1000, attributesToRetrieve: ['objectID'] };
      return { filters, body: JSON.stringify({ requests: [{ ...only, attributesToHighlight: [] }] }) };
    });
    const before = cpu();
    const answers = bodies.map(({ body, filters }) => host.search({ kind: 'queries' }, body, { filters }));
    ms += cpu() - before;
    for (const [at, { status, body }] of answers.entries()) {
      const text = Buffer.from(body).toString();
      if (status !== 200) throw new Error(`The engine answered ${status}: ${text}`);
      const [result] = (JSON.parse(text) as { results: { hits: { objectID: string }[] }[] }).results;
      for (const { objectID } of result!.hits)
        found.set(objectID, [...(found.get(objectID) ?? []), `s${asked[from + at]![0]}`]);
    }
  }
  return { ms, found };
};

const percolate = (percolator: Percolator, records: readonly SearchRecord[]) => {
  const before = cpu();
  const found = records.map((record) => percolator.match(record));
  return { ms: cpu() - before, found };
};

/** All that is measured with; in a function, so that what it was made from is let go. */
const prepared = () => {
  const { stock, changes } = alertStock(vehicle, { size: sizes.stock, count: sizes.changed * rounds });
  const build = parameterBuilder(hostWith(stock));
  return {
    asked: savedSearches(stock, sizes.searches, random(31)).map(build),
    sets: Array.from({ length: rounds }, (_, set) => changes.filter((_, at) => at % rounds === set)),
    others: stock.filter((_, at) => at % 40 === 3),
  };
};
const { asked, sets, others } = prepared();
const now = sets.map((changes) => changes.map(({ after }) => after));
const before = sets.map((changes) => changes.flatMap((change) => change.before ?? []));

const emptyHeap = heap();
const beginning = cpu();
const percolator = createPercolator(engineSettings);
for (const [at, { parameters, filters }] of asked.entries()) percolator.put(`s${at}`, parameters, filters);
const keepingMs = cpu() - beginning;
const bytes = heap() - emptyHeap;

// Other vehicles and searches first: both ways are measured warm, and in turns, so that what else the machine does
// falls on both.
const cold = percolate(percolator, others);
const host = hostWith(now[0]!);
askInTurn(host, [...asked.entries()].slice(0, 2000));
// By site, so that the engine remembers the set of each site's key.
const bySite = [...asked.entries()].toSorted(([, a], [, b]) => (a.filters < b.filters ? -1 : 1));
const turns = now.map((records, round) => {
  const share = bySite.filter((_, at) => at % rounds === round);
  return {
    now: percolate(percolator, records),
    before: percolate(percolator, before[round]!),
    inTurn: askInTurn(host, share),
  };
});
const nowMs = median(turns.map((turn) => turn.now.ms));
const inTurnMs = turns.reduce((sum, turn) => sum + turn.inTurn.ms, 0);
const different = now[0]!.filter(({ objectID }, place) => {
  const wanted = turns.flatMap(({ inTurn }) => inTurn.found.get(objectID) ?? []);
  return JSON.stringify(wanted.toSorted()) !== JSON.stringify(turns[0]!.now.found[place]!.toSorted());
}).length;

console.log(
  JSON.stringify({
    savedSearches: sizes.searches,
    changedVehicles: sizes.changed,
    pairsThatMatch: turns[0]!.now.found.reduce((sum, { length }) => sum + length, 0),
    percolationCpuMs: {
      now: rounded(nowMs),
      nowAndBefore: rounded(median(turns.map((turn) => turn.now.ms + turn.before.ms))),
      othersFromColdStart: rounded(cold.ms),
    },
    engineInTurnCpuMs: rounded(inTurnMs),
    times: rounded(inTurnMs / nowMs),
    vehiclesWithOtherAnswers: different,
    keeping: { cpuMs: rounded(keepingMs), bytesEach: Math.round(bytes / sizes.searches) },
  }),
);
