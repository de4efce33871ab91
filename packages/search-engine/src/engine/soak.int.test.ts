import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../test/long-tests';
import { type NaiveQuery, type NaiveRecord, naiveSearch } from '../../test/naive-search';
import { printQuery } from '../../test/print-query';
import { queryArbitrary, recordArbitrary, STOCK_SETTINGS } from '../../test/random-stock';
import { createSearchEngine, type SearchEngine } from './search-engine';

const SECONDS = isLong ? 600 : 4;
const SEED = 20_261_122;

let engine: SearchEngine;
beforeAll(async () => {
  engine = createSearchEngine();
  await engine.createIndex(STOCK_SETTINGS);
});
afterAll(() => engine.close());

const [records, queries, removals] = [
  fc.sample(recordArbitrary, { numRuns: 3000, seed: SEED }),
  fc.sample(queryArbitrary, { numRuns: 400, seed: SEED }),
  fc.sample(
    fc.array(
      recordArbitrary.map(({ objectID }) => objectID),
      { maxLength: 60 },
    ),
    { numRuns: 50, seed: SEED },
  ),
];

/** The whole stock after each change, oldest first; `from` is the number of the first one kept. */
const states: ReadonlyMap<string, NaiveRecord>[] = [new Map()];
let applied = 0;
let sent = 0;

async function write(goesOn: () => boolean): Promise<void> {
  for (let round = 0; goesOn(); round++) {
    const from = (round * 311) % (records.length - 300);
    const upsert = records.slice(from, from + 20 + ((round * 67) % 280));
    const remove = removals[round % removals.length]!;
    const next = new Map(states.at(-1));
    for (const objectID of remove) next.delete(objectID);
    for (const record of upsert) next.set(record.objectID, record);
    states.push(next);
    sent++;
    // Every tenth time the whole stock is replaced instead, which must not be seen as anything but the same stock.
    if (round % 10 === 9) await engine.replaceAll('stock', [...next.values()]);
    else await engine.apply({ indexName: 'stock', upsert, remove });
    applied = sent;
  }
}

/** Statistics in one order of their names. */
function ordered(stats: Readonly<Record<string, object>>): unknown {
  return Object.entries(stats)
    .map(([name, figures]) => [name, Object.entries(figures).sort()])
    .sort();
}

function answerOf(stock: Iterable<NaiveRecord>, query: NaiveQuery): string {
  const { objectIDs, nbHits, stats } = naiveSearch(STOCK_SETTINGS, stock, query);
  return JSON.stringify([objectIDs, nbHits, ordered(stats)]);
}

it(
  'answers exactly as the stock is before or after each change, while it changes without a pause',
  async () => {
    const until = performance.now() + SECONDS * 1000;
    let asked = 0;
    const versions = new Set<number>();
    // A busy machine takes longer to ask as much.
    const goesOn = () => performance.now() < until || asked <= 40 || versions.size <= 5;
    const writing = write(goesOn);
    for (; goesOn(); asked++) {
      const query = queries[asked % queries.length]!;
      const oldest = applied;
      const { status, body } = await engine.searchIndex(
        'stock',
        JSON.stringify({ ...printQuery(query), indexName: undefined }),
      );
      expect(status).toBe(200);
      const newest = sent;
      const { hits, nbHits, facets_stats } = JSON.parse(Buffer.from(body).toString()) as {
        hits: { objectID: string }[];
        nbHits: number;
        facets_stats: Record<string, object>;
      };
      const seen = JSON.stringify([hits.map(({ objectID }) => objectID), nbHits, ordered(facets_stats)]);
      const plain = { ...query, indexName: 'stock' };
      let version = oldest;
      while (version <= newest && answerOf(states[version]!.values(), plain) !== seen) version++;
      expect(
        version,
        `${JSON.stringify(query)} is answered as no stock from ${oldest} to ${newest} is`,
      ).toBeLessThanOrEqual(newest);
      versions.add(version);
      // Older stock can no longer be seen.
      for (let gone = 0; gone < oldest; gone++) states[gone] = new Map();
    }
    await writing;
  },
  (SECONDS + 300) * 1000,
);
