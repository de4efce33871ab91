import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../test/long-tests';
import { type NaiveAnswer, type NaiveQuery, type NaiveRecord, naiveSearch } from '../../test/naive-search';
import { printQuery } from '../../test/print-query';
import { deepQuery, queryArbitrary, recordArbitrary, STOCK_SETTINGS } from '../../test/random-stock';
import { IndexHost } from './index-host';

type Step =
  | { readonly kind: 'upsert'; readonly records: readonly NaiveRecord[] }
  | { readonly kind: 'remove'; readonly objectIDs: readonly string[] }
  | { readonly kind: 'compact'; readonly records: number }
  | { readonly kind: 'rebuild' }
  | { readonly kind: 'search'; readonly queries: readonly NaiveQuery[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('upsert' as const),
      records: fc.array(recordArbitrary, { maxLength: 90 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      objectIDs: fc.array(
        recordArbitrary.map(({ objectID }) => objectID),
        { maxLength: 40 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compact' as const), records: fc.constantFrom(40, 10_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rebuild' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      queries: fc.array(queryArbitrary, { minLength: 1, maxLength: 4 }),
    }),
  },
);

const change = fc.record({
  kind: fc.constant('change' as const),
  records: fc.array(recordArbitrary, { maxLength: 12 }),
  gone: fc.array(
    recordArbitrary.map(({ objectID }) => objectID),
    { maxLength: 6 },
  ),
});

const compaction = fc.record({ kind: fc.constant('compact' as const), records: fc.constantFrom(40, 10_000) });

interface EngineResult {
  readonly hits: readonly { readonly objectID: string }[];
  readonly nbHits: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: NaiveAnswer['stats'];
}

function engineSearch(host: IndexHost, queries: readonly NaiveQuery[], filters = ''): readonly EngineResult[] {
  const results: EngineResult[] = [];
  // By two, since a request has two thousand hits at most.
  for (let at = 0; at < queries.length; at += 2) {
    const body = JSON.stringify({ requests: queries.slice(at, at + 2).map(printQuery) });
    const answer = host.search({ kind: 'queries' }, body, { filters });
    const text = Buffer.from(answer.body).toString();
    expect(answer.status, text).toBe(200);
    results.push(...(JSON.parse(text) as { results: EngineResult[] }).results);
  }
  return results;
}

const withoutTime = ({ hits, nbHits, facets, facets_stats }: EngineResult) => ({ hits, nbHits, facets, facets_stats });

// Only whole-number keys lose their written order in a JavaScript object; as a map their order does not matter.
function comparable(answer: NaiveAnswer) {
  const facets = Object.entries(answer.facets)
    .map(([name, values]) => [name, Object.fromEntries(values)] as const)
    .filter(([name, values]) => Object.keys(values).length > 0 && !['price', 'km'].includes(name));
  return { ...answer, facets: Object.fromEntries(facets) };
}

function compareWithReference(host: IndexHost, records: Iterable<NaiveRecord>, queries: readonly NaiveQuery[]): void {
  const all = [...records];
  const results = engineSearch(host, queries);
  queries.forEach((query, place) => {
    const result = results[place]!;
    const facets = Object.entries(result.facets).filter(([, values]) => Object.keys(values).length > 0);
    expect(
      {
        objectIDs: result.hits.map(({ objectID }) => objectID),
        nbHits: result.nbHits,
        facets: Object.fromEntries(facets),
        stats: result.facets_stats,
      },
      JSON.stringify(query),
    ).toEqual(comparable(naiveSearch(STOCK_SETTINGS, all, query)));
  });
}

describe('the engine against the naive reference', () => {
  it(
    'answers every query as the reference does, through changes, rebuilds and compaction',
    () => {
      fc.assert(
        fc.property(
          fc.array(recordArbitrary, { minLength: 40, maxLength: 320 }),
          fc.array(step, { minLength: 3, maxLength: 10 }),
          fc.array(queryArbitrary, { minLength: 2, maxLength: 6 }),
          (initial, steps, finalQueries) => {
            const host = new IndexHost();
            host.createIndex(STOCK_SETTINGS);
            const truth = new Map<string, NaiveRecord>();
            const upsert = (records: readonly NaiveRecord[]) => {
              host.apply('stock', records, []);
              for (const record of records) truth.set(record.objectID, record);
            };
            upsert(initial);
            for (const current of steps) {
              switch (current.kind) {
                case 'upsert':
                  upsert(current.records);
                  break;
                case 'remove':
                  host.apply('stock', [], current.objectIDs);
                  for (const objectID of current.objectIDs) truth.delete(objectID);
                  break;
                case 'compact':
                  host.compact(current.records);
                  break;
                case 'rebuild': {
                  const rebuild = host.beginRebuild('stock');
                  host.addToRebuild(rebuild, [...truth.values()]);
                  host.finishRebuild(rebuild);
                  break;
                }
                case 'search':
                  compareWithReference(host, truth.values(), current.queries);
              }
            }
            compareWithReference(host, truth.values(), finalQueries);
          },
        ),
        // About ten queries a run.
        { numRuns: isLong ? 600 : 60, interruptAfterTimeLimit: isLong ? 3_600_000 : 100_000 },
      );
    },
    isLong ? 3_700_000 : 120_000,
  );

  it('keeps cached sets of a search equal to the reference after each change', { timeout: 120_000 }, () => {
    const keys = ['', 'site:a', 'NOT make:toyota', 'badge:Sport OR certified:true', 'km:3', 'price > 5 AND site:b'];
    const ask = (host: IndexHost) => keys.map((key) => engineSearch(host, browses, key).map(withoutTime));
    const untouched = (facets: readonly string[]) =>
      queryArbitrary.map((query) => ({ ...query, text: '', clauses: [], around: undefined, facets }));
    let browses: readonly NaiveQuery[] = [];
    fc.assert(
      fc.property(
        fc.array(recordArbitrary, { minLength: 20, maxLength: 200 }),
        fc.array(fc.oneof(change, change, compaction), { minLength: 3, maxLength: 12 }),
        fc.tuple(untouched(['*']), untouched(['features', 'price']), untouched(['make', 'colour', 'site'])),
        (initial, changes, queries) => {
          browses = queries;
          const host = new IndexHost();
          host.createIndex(STOCK_SETTINGS);
          host.apply('stock', initial, []);
          const truth = new Map(initial.map((record) => [record.objectID, record]));
          ask(host);
          for (const current of changes) {
            if (current.kind === 'compact') host.compact(current.records);
            else {
              host.apply('stock', current.records, current.gone);
              for (const objectID of current.gone) truth.delete(objectID);
              for (const record of current.records) truth.set(record.objectID, record);
            }
            const remembersNothing = new IndexHost();
            remembersNothing.createIndex(STOCK_SETTINGS);
            remembersNothing.apply('stock', [...truth.values()], []);
            expect(ask(host)).toEqual(ask(remembersNothing));
          }
        },
      ),
      { numRuns: isLong ? 400 : 40, interruptAfterTimeLimit: 100_000 },
    );
  });

  it('answers the same before, during and after compaction', () => {
    fc.assert(
      fc.property(
        fc.array(recordArbitrary, { minLength: 300, maxLength: 400 }),
        fc.array(recordArbitrary, { minLength: 400, maxLength: 500 }),
        fc.array(
          recordArbitrary.map(({ objectID }) => objectID),
          { maxLength: 60 },
        ),
        fc.array(queryArbitrary, { minLength: 3, maxLength: 5 }),
        (first, second, gone, queries) => {
          const host = new IndexHost();
          host.createIndex(STOCK_SETTINGS);
          const truth = new Map([...first, ...second].map((record) => [record.objectID, record]));
          host.apply('stock', first, []);
          host.apply('stock', first, []);
          host.apply('stock', second, []);
          expect(host.stats()[0]!.dead).toBeGreaterThan(256);
          compareWithReference(host, truth.values(), queries);
          // Changes in the middle: some records already copied, some not yet.
          expect(host.compact(900)).toBe(true);
          host.apply('stock', second.slice(0, 20), gone);
          for (const objectID of gone) truth.delete(objectID);
          for (const record of second.slice(0, 20)) truth.set(record.objectID, record);
          compareWithReference(host, truth.values(), queries);
          while (host.compact(150));
          expect(host.stats()[0]!.dead).toBeLessThan(120);
          expect(host.stats()[0]!.records).toBe(truth.size);
          compareWithReference(host, truth.values(), queries);
        },
      ),
      { numRuns: 15, interruptAfterTimeLimit: 100_000 },
    );
  });

  it('answers pages of up to a thousand hits at any depth as the reference does, while the stock changes', () => {
    const size = 2600;
    const change = fc.record({
      // A whole stock now and then, so that orders are sorted anew and not only added to.
      records: fc.array(recordArbitrary, { maxLength: 40 }),
      gone: fc.array(fc.nat(size), { maxLength: 30 }),
      moved: fc.array(fc.tuple(fc.nat(size), fc.constantFrom(undefined, 0, 0.5, 7, 20)), { maxLength: 30 }),
      compact: fc.constantFrom(0, 0, 100, 100_000),
      queries: fc.array(deepQuery(size), { minLength: 2, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.integer(), fc.array(change, { minLength: 1, maxLength: 4 }), (seed, changes) => {
        const named = (record: NaiveRecord, id: string) => ({ ...record, objectID: `${record.site}:${id}` });
        const truth = new Map(
          fc.sample(recordArbitrary, { numRuns: size, seed }).map((record, at) => [at, named(record, `d${at}`)]),
        );
        const host = new IndexHost();
        host.createIndex({ ...STOCK_SETTINGS, paginationLimitedTo: 20_000 });
        host.apply('stock', [...truth.values()], []);
        let next = size;
        for (const { records, gone, moved, compact, queries } of changes) {
          compareWithReference(host, truth.values(), queries);
          const removed = gone.flatMap((at) => truth.get(at)?.objectID ?? []);
          for (const at of gone) truth.delete(at);
          const changed = moved.flatMap(([at, price]) => {
            const record = truth.get(at);
            if (!record) return [];
            const other = { ...record, price };
            truth.set(at, other);
            return [other];
          });
          const fresh = records.map((record) => named(record, `n${next++}`));
          for (const [place, record] of fresh.entries()) truth.set(next - fresh.length + place, record);
          host.apply('stock', [...changed, ...fresh], removed);
          if (compact > 0) host.compact(compact);
          compareWithReference(host, truth.values(), queries);
        }
      }),
      { numRuns: isLong ? 100 : 6, interruptAfterTimeLimit: isLong ? 3_600_000 : 100_000 },
    );
  }, 3_700_000);

  it('treats the filter of a key like one more clause', () => {
    fc.assert(
      fc.property(
        fc.array(recordArbitrary, { minLength: 20, maxLength: 200 }),
        fc.array(queryArbitrary, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('a', 'b', 'c'),
        (records, queries, site) => {
          const host = new IndexHost();
          host.createIndex(STOCK_SETTINGS);
          host.apply('stock', records, []);
          const withClause = queries.map((query) => ({
            ...query,
            clauses: [...query.clauses, [{ kind: 'facet' as const, attribute: 'site', value: site, negated: false }]],
          }));
          expect(engineSearch(host, queries, `site:${site}`).map(withoutTime)).toEqual(
            engineSearch(host, withClause).map(withoutTime),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
