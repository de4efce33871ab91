import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../test/long-tests';
import type { NaiveQuery, NaiveRecord } from '../../test/naive-search';
import { printQuery } from '../../test/print-query';
import { queryArbitrary, recordArbitrary, STOCK_SETTINGS } from '../../test/random-stock';
import { IndexHost } from '../host/index-host';
import { createPercolator, type Percolator } from './percolator';

/** Whether the engine answers a search of an index that holds the records with one of them, and which. */
function foundByEngine(records: readonly NaiveRecord[]) {
  const host = new IndexHost();
  host.createIndex(STOCK_SETTINGS);
  host.apply('stock', records, []);
  return (parameters: object, filters = ''): readonly string[] => {
    const body = JSON.stringify({ ...parameters, offset: 0, length: 1000, facets: [] });
    const answer = host.search({ kind: 'query', indexName: 'stock' }, body, { filters });
    const text = Buffer.from(answer.body).toString();
    if (answer.status !== 200) throw new Error(text);
    return (JSON.parse(text) as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID);
  };
}

const car = { objectID: 'a:1', site: 'a', make: 'Toyota', model: 'RAV4', price: 20_000, stocknum: 'U-1234' };

const sorted = (ids: Iterable<string>) => [...ids].toSorted();

function keeping(queries: Readonly<Record<string, object>>): Percolator {
  const percolator = createPercolator(STOCK_SETTINGS);
  for (const [id, parameters] of Object.entries(queries)) percolator.put(id, { ...parameters });
  return percolator;
}

describe('createPercolator', () => {
  it('finds for a record the queries that the engine answers with it when its index holds it alone', () => {
    const count = isLong ? 50_000 : 5000;
    const queries = fc.sample(queryArbitrary, { numRuns: count, seed: 20 }).map(printQuery);
    const percolator = keeping(Object.fromEntries(queries.entries()));
    const records = fc.sample(recordArbitrary, { numRuns: 6, seed: 21 });
    let found = 0;
    for (const record of records) {
      const ask = foundByEngine([record]);
      const wanted = [...queries.keys()].filter((at) => ask(queries[at]!).length > 0).map(String);
      expect(sorted(percolator.match(record))).toEqual(sorted(wanted));
      found += wanted.length;
    }
    expect(found).toBeGreaterThan(count / 10);
  });

  it('finds them among other records of the index too, and with the filter of a key', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(recordArbitrary, { selector: ({ objectID }) => objectID, minLength: 5, maxLength: 30 }),
        fc.array(queryArbitrary, { minLength: 1, maxLength: 60 }),
        fc.constantFrom('', 'site:a', 'NOT make:toyota', 'badge:Sport OR certified:true', 'price > 5 AND site:b'),
        (records, queries, filters) => {
          const ask = foundByEngine(records);
          const percolator = createPercolator(STOCK_SETTINGS);
          const wanted = new Map(records.map(({ objectID }) => [objectID, [] as string[]]));
          for (const [at, query] of queries.map(printQuery).entries()) {
            percolator.put(String(at), query, filters);
            for (const objectID of ask(query, filters)) wanted.get(objectID)!.push(String(at));
          }
          for (const record of records) {
            expect(sorted(percolator.match(record))).toEqual(sorted(wanted.get(record.objectID)!));
          }
        },
      ),
      { numRuns: isLong ? 1000 : 60 },
    );
  });

  it('finds the same after queries came, were replaced and went as one that was given the rest at once', () => {
    const put = fc.record({ id: fc.nat(80), query: queryArbitrary });
    const remove = fc.nat(80);
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 2, arbitrary: put }, { weight: 1, arbitrary: remove }), { maxLength: 400 }),
        fc.array(recordArbitrary, { minLength: 1, maxLength: 8 }),
        (steps, records) => {
          const percolator = createPercolator(STOCK_SETTINGS);
          const kept = new Map<string, NaiveQuery>();
          for (const [at, step] of steps.entries()) {
            if (typeof step === 'number') {
              expect(percolator.remove(String(step))).toBe(kept.delete(String(step)));
            } else {
              percolator.put(String(step.id), printQuery(step.query));
              kept.set(String(step.id), step.query);
            }
            if (at % 50 === 0) percolator.match(records[0]!);
          }
          const fresh = keeping(Object.fromEntries([...kept].map(([id, query]) => [id, printQuery(query)])));
          expect(percolator.size).toBe(kept.size);
          for (const record of records) expect(sorted(percolator.match(record))).toEqual(sorted(fresh.match(record)));
        },
      ),
      { numRuns: isLong ? 500 : 40 },
    );
  });

  it('finds every query that asks the same, and no longer the one that is removed or asks for something else', () => {
    const percolator = keeping({ a: { query: 'rav4' }, b: { query: 'RAV4' }, c: { query: 'rav4', page: 3 }, d: {} });
    expect(sorted(percolator.match(car))).toEqual(['a', 'b', 'c', 'd']);
    expect(percolator.remove('a')).toBe(true);
    expect(percolator.remove('a')).toBe(false);
    percolator.put('c', { query: 'corolla' });
    expect(sorted(percolator.match(car))).toEqual(['b', 'd']);
    percolator.put('b', { query: 'rav4' });
    expect(sorted(percolator.match(car))).toEqual(['b', 'd']);
    expect(percolator.size).toBe(3);
  });

  it('finds what was searched for before the change with the record of before', () => {
    const percolator = keeping({ cheap: { numericFilters: ['price<=20000'] }, any: { facetFilters: ['make:toyota'] } });
    expect(sorted(percolator.match({ ...car, price: 21_000 }))).toEqual(['any']);
    expect(sorted(percolator.match(car))).toEqual(['any', 'cheap']);
  });

  it('holds a body that several values of a record lead to once', () => {
    const percolator = createPercolator(STOCK_SETTINGS);
    for (let at = 0; at < 2000; at++) {
      const features = at % 2 === 0 ? [['features:Tow Bar', 'features:Sunroof']] : ['features:Sunroof'];
      percolator.put(String(at), { facetFilters: [...features, `badge:${at % 50}`], numericFilters: [`price>${at}`] });
    }
    const found = percolator.match({ ...car, features: ['Tow Bar', 'sunroof'], badge: '7' });
    expect(sorted(found)).toEqual(sorted(Array.from({ length: 40 }, (_, at) => String(at * 50 + 7))));
    expect(sorted(percolator.match({ ...car, features: ['Tow Bar'], badge: '8' }))).toHaveLength(40);
    for (let at = 0; at < 2000; at++) percolator.remove(String(at));
    expect(percolator.size).toBe(0);
    expect(percolator.match(car)).toEqual([]);
  });

  it('stays right while more words come and go than are kept in mind', () => {
    const percolator = keeping({ kept: { query: 'rav4 towing' } });
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 1200; at++) percolator.put(String(at), { query: `round${round} w${at}` });
      const words = Array.from({ length: 25_000 }, (_, at) => `r${round}w${at}`).join(' ');
      expect(percolator.match({ ...car, comments: words })).toEqual([]);
      expect(percolator.match({ ...car, comments: `towing round${round} w7 ${words}` })).toEqual(
        expect.arrayContaining(['kept', '7']),
      );
      expect(percolator.match({ ...car, comments: `round${round} w77` })).not.toContain('78');
      for (let at = 0; at < 1200; at++) percolator.remove(String(at));
      expect(percolator.match({ ...car, comments: `towing round${round} w7` })).toEqual(['kept']);
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a parameter that is none', { colour: 'red' }, 'Unknown parameter: colour'],
    ['a filter that cannot be read', { filters: 'make:' }, 'filters'],
    [
      'an attribute that is not searched',
      { query: 'a', restrictSearchableAttributes: ['site'] },
      'searchableAttributes',
    ],
    ['another index', { indexName: 'boats' }, 'Index boats does not exist'],
    ['a search for facet values', { type: 'facet', facet: 'make' }, 'type'],
  ])('refuses %s as the engine does, and keeps what was there', (_, parameters, message) => {
    const percolator = keeping({ a: { query: 'rav4' } });
    expect(() => percolator.put('a', parameters)).toThrow(
      expect.objectContaining({ code: 'search_query_invalid', message: expect.stringContaining(message) }),
    );
    expect(percolator.match(car)).toEqual(['a']);
    expect(percolator.size).toBe(1);
  });

  it('refuses the filters of a key, records and settings that the engine would refuse', () => {
    const percolator = keeping({ a: {} });
    const code = (wanted: string) => expect.objectContaining({ name: 'SearchEngineError', code: wanted });
    expect(() => percolator.put('b', {}, 'site:a OR')).toThrow(code('search_query_invalid'));
    expect(() => percolator.match({ ...car, objectID: '' })).toThrow(code('search_record_invalid'));
    expect(() => percolator.match({ ...car, price: [1, 2] })).toThrow(code('search_record_invalid'));
    expect(percolator.match(car)).toEqual(['a']);
    expect(() => createPercolator({ ...STOCK_SETTINGS, indexName: '' })).toThrow(code('search_settings_invalid'));
  });
});
