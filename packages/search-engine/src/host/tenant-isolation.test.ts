import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordArbitrary, STOCK_SETTINGS } from '../../test/random-stock';
import type { SearchRoute } from '../protocol/read-request';
import { IndexHost, type SearchRestrictions } from './index-host';

// Site b's every word carries a mark that no other site has: whatever an answer holds of site b, it shows.
const MARK = 'bsecret';
const KEY: SearchRestrictions = { filters: 'site:a', restrictIndices: ['stock', 'stock_*'] };

function marked(record: Readonly<Record<string, unknown>> & { objectID: string }) {
  if (record.site !== 'b') return record;
  const text = (value: unknown) => `${MARK} ${String(value)}`;
  return {
    ...record,
    make: text(record.make),
    model: text(record.model),
    badge: MARK,
    colour: MARK,
    features: [MARK, 'Tow Bar'],
    make_model: { lvl0: text(record.make), lvl1: text(record.model) },
    name: MARK,
    comments: MARK,
    stocknum: `${MARK}1`,
    price: 987_654,
    year: 2777,
  };
}

function build(records: readonly { objectID: string }[]): IndexHost {
  const host = new IndexHost();
  host.createIndex(STOCK_SETTINGS);
  host.createIndex({ ...STOCK_SETTINGS, indexName: 'private', replicas: [] });
  host.apply('stock', records, []);
  host.apply('private', [{ objectID: `private-${MARK}`, make: MARK, site: 'a' }], []);
  return host;
}

const HOSTILE_FILTERS = [
  'site:b',
  'site:a OR site:b',
  'NOT site:a',
  'site:b OR NOT site:b',
  'site:a) OR (site:b',
  'make:x) OR (site:b',
  '") OR (site:b',
  'site:"a" OR site:"b"',
  'site:"a\\" OR site:\\"b"',
  'price>0 OR price<=0',
  'price:0 TO 999999',
  'year=2777',
  `make:"${MARK} Toyota"`,
  '*',
  'site:*',
  '',
];
const HOSTILE_FACET_FILTERS: unknown[] = [
  'site:b',
  ['site:b'],
  [['site:a', 'site:b']],
  [['site:-a', 'site:-b']],
  ['site:-a'],
  [[]],
  [['site:b'], 'site:b'],
  '[["site:a","site:b"]]',
  'site:a,(site:a,site:b)',
  [`badge:${MARK}`],
];
const HOSTILE_NUMERIC_FILTERS: unknown[] = [
  'price>0',
  [['price>0', 'price<=0']],
  ['year=2777'],
  'site=b',
  [['price!=1']],
];
const INDEX_NAMES = ['stock', 'stock_price_asc', 'stock_year_desc', 'private', 'stock_nothing', '*', '', 'STOCK'];

const PARAMETERS = [
  'query',
  'filters',
  'facetFilters',
  'numericFilters',
  'facets',
  'maxValuesPerFacet',
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToHighlight',
  'queryType',
  'restrictSearchableAttributes',
  'params',
] as const;

const hostileQuery = fc.record({
  indexName: fc.constantFrom(...INDEX_NAMES),
  query: fc.constantFrom('', MARK, MARK.slice(0, 4), `${MARK}1`, 'bsecert', 'toyota', `toyota ${MARK}`, 'tow'),
  filters: fc.constantFrom(...HOSTILE_FILTERS),
  facetFilters: fc.constantFrom(...HOSTILE_FACET_FILTERS),
  numericFilters: fc.constantFrom(...HOSTILE_NUMERIC_FILTERS),
  facets: fc.constantFrom<unknown>(['*'], '*', ['site', 'make', 'badge', 'year'], ['price']),
  maxValuesPerFacet: fc.constantFrom(1, 1000),
  hitsPerPage: fc.constantFrom(0, 100),
  attributesToRetrieve: fc.constantFrom<unknown>(['*'], ['site', 'make'], []),
  attributesToHighlight: fc.constantFrom<unknown>(['*'], ['make', 'badge']),
  queryType: fc.constantFrom('prefixAll', 'prefixNone'),
  restrictSearchableAttributes: fc.constantFrom(['stocknum'], ['make'], ['comments']),
  params: fc.constantFrom(
    'filters=site%3Ab&indexName=private',
    'filters=site%3Aa%20OR%20site%3Ab&facetFilters=%5B%5B%22site%3Ab%22%5D%5D',
    'restrictIndices=private&validUntil=0',
    'facets=*&hitsPerPage=100',
  ),
  facet: fc.constantFrom('make', 'model', 'site', 'badge'),
  facetQuery: fc.constantFrom('', MARK, 'b'),
});

// A request takes a few of them: with all at once nearly every request would be refused before it is answered.
const request = fc
  .tuple(hostileQuery, fc.uniqueArray(fc.constantFrom(...PARAMETERS), { maxLength: 4 }), fc.integer({ min: 0, max: 9 }))
  .map(([query, names, kind]) => ({
    indexName: kind === 0 ? query.indexName : 'stock',
    ...Object.fromEntries(names.map((name) => [name, query[name]])),
    ...(kind === 1 ? { type: 'facet', facet: query.facet, facetQuery: query.facetQuery } : {}),
    ...(kind === 2 ? { restrictIndices: 'private' } : {}),
  }));

describe('a sealed key', () => {
  it('never shows a record of another site or index, whatever is asked', () => {
    let answered = 0;
    fc.assert(
      fc.property(
        fc.array(recordArbitrary, { minLength: 30, maxLength: 120 }),
        fc.array(request, { minLength: 1, maxLength: 2 }),
        fc.constantFrom<SearchRoute>(
          { kind: 'queries' },
          { kind: 'query', indexName: 'stock' },
          { kind: 'query', indexName: 'private' },
          { kind: 'facet', indexName: 'stock', facet: 'make' },
          { kind: 'facet', indexName: 'stock', facet: 'site' },
          { kind: 'facet', indexName: 'private', facet: 'make' },
        ),
        (records, requests, route) => {
          const all = records.map(marked);
          const body = JSON.stringify(route.kind === 'queries' ? { requests } : requests[0]);
          const mixed = build(all).search(route, body, KEY);
          const text = Buffer.from(mixed.body).toString();
          expect([200, 400, 403, 404]).toContain(mixed.status);
          if (mixed.status !== 200) return;
          answered++;
          const answer = JSON.parse(text, (name, value) =>
            // Echoed parameters of the request are no answer.
            ['query', 'params', 'processingTimeMS'].includes(name) ? undefined : value,
          ) as object;
          const shown = JSON.stringify(answer);
          expect(shown).not.toContain(MARK);
          expect(shown).not.toMatch(/(?<![.\d])(?:987654|2777)(?!\d)|"b:|private/);
          // Counts, order and statistics too are those of an index that never held another site.
          const alone = build(all.filter(({ site }) => site === 'a')).search(route, body, KEY);
          const same = JSON.parse(Buffer.from(alone.body).toString(), (name, value) =>
            ['query', 'params', 'processingTimeMS'].includes(name) ? undefined : value,
          ) as object;
          expect(answer).toEqual(same);
        },
      ),
      { numRuns: 400, interruptAfterTimeLimit: 50_000 },
    );
    expect(answered).toBeGreaterThan(120);
  });

  it('keeps its answers apart from those of another key used in turn', () => {
    const host = build([
      { objectID: 'a:1', site: 'a', make: 'Kia' } as { objectID: string },
      { objectID: 'b:1', site: 'b', make: 'Kia' } as { objectID: string },
      { objectID: 'b:2', site: 'b', make: 'Kia' } as { objectID: string },
    ]);
    const body = JSON.stringify({ requests: [{ indexName: 'stock', query: 'kia', facets: ['make'] }] });
    const count = (filters: string) => {
      const { body: bytes } = host.search({ kind: 'queries' }, body, { filters });
      return (JSON.parse(Buffer.from(bytes).toString()) as { results: [{ nbHits: number }] }).results[0].nbHits;
    };
    expect(['site:a', 'site:b', 'site:a', 'site:none', 'site:b'].map(count)).toEqual([1, 2, 1, 0, 2]);
  });

  it('is refused on other indexes the same way whether they exist or not', () => {
    const host = build([]);
    const ask = (indexName: string) => {
      const { status, body } = host.search({ kind: 'query', indexName }, '{}', KEY);
      return `${status} ${Buffer.from(body).toString()}`;
    };
    expect(ask('private')).toBe(ask('no-such-index'));
    expect(ask('private')).toContain('403');
    expect(ask('stock_nothing')).toContain('404');
    expect(ask('stock')).toContain('200');
  });

  it('is refused when its own filter cannot be read', () => {
    expect(build([]).search({ kind: 'query', indexName: 'stock' }, '{}', { filters: 'site:a OR' }).status).toBe(400);
  });
});
