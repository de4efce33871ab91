import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryInUse } from '../../test/heap';
import { isLong } from '../../test/long-tests';
import { STOCK_SETTINGS } from '../../test/random-stock';
import type { SearchRoute } from '../protocol/read-request';
import { IndexHost } from './index-host';

const ROUTES: SearchRoute[] = [
  { kind: 'queries' },
  { kind: 'query', indexName: 'stock' },
  { kind: 'facet', indexName: 'stock', facet: 'make' },
];

const NAMES = [
  'indexName',
  'query',
  'filters',
  'facetFilters',
  'numericFilters',
  'facets',
  'maxValuesPerFacet',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'attributesToRetrieve',
  'attributesToHighlight',
  'highlightPreTag',
  'responseFields',
  'params',
  'type',
  'facet',
  'facetQuery',
  'maxFacetHits',
  'typoTolerance',
  'queryType',
  'sortFacetValuesBy',
  'restrictSearchableAttributes',
  'tagFilters',
  'distinct',
  'insideBoundingBox',
  'attributesToSnippet',
  'snippetEllipsisText',
  'userToken',
  '__proto__',
  'constructor',
  'toString',
  'strategy',
  'aroundLatLng',
  'aroundRadius',
  'aroundPrecision',
  'minimumAroundRadius',
  'getRankingInfo',
];

const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  0.1,
  '',
  'stock',
  '*',
  '[',
  '[1]',
  '"',
  '\\',
  '%',
  '%zz',
  '\u0000',
  '\ud800',
  'a'.repeat(600),
  [],
  [[]],
  [[[]]],
  [null],
  [1],
  ['*'],
  ['make'],
  {},
  { a: 1 },
  'make:Kia',
  '((((',
  'make:"',
  'price>',
  'price:1 TO',
  'NOT',
  'facet',
  'price>1e999',
  '-0',
  '\u202e',
  'é'.repeat(200),
  ['a.b.c', '__proto__'],
  ['__proto__.x'],
  'constructor:x',
  '-27.5,153',
  '91,0',
  '1e400,1',
  'all',
  [{ from: 0, value: 10 }],
  [{ from: -1 }],
];

const query = fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue()), {
  maxKeys: 5,
});
const shaped = fc.oneof(
  query,
  query.map((one) => ({ ...one, indexName: 'stock' })),
);
const json = fc.oneof(
  fc.array(shaped, { maxLength: 12 }).map((requests) => JSON.stringify({ requests })),
  shaped.map((one) => JSON.stringify(one)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
);
const cut = fc
  .tuple(json, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, share]) => text.slice(0, text.length * share));
const filterText = fc
  .array(
    fc.constantFrom(
      'make',
      ':',
      'Kia',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      'TO',
      '"',
      "'",
      '\\',
      '>=',
      '!=',
      '!',
      '5',
      ' ',
      '-',
      'price',
    ),
    {
      maxLength: 14,
    },
  )
  .map((parts) => JSON.stringify({ requests: [{ indexName: 'stock', filters: parts.join('') }] }));

describe('malformed requests', () => {
  const host = new IndexHost();
  host.createIndex(STOCK_SETTINGS);
  host.apply(
    'stock',
    [
      { objectID: '1', make: 'Kia', price: 5, features: ['a', null, { x: 1 }, [['b']]], make_model: [{ lvl0: 'Kia' }] },
      JSON.parse('{"objectID":"2","__proto__":{"make":"x"},"constructor":"y","make":{"deep":1}}'),
    ],
    [],
  );

  it(
    'are answered 200 or 4xx with a message, never by a fault, and leave nothing behind',
    () => {
      let asked = 0;
      let before = 0;
      const total = isLong ? 20_000 : 6000;
      fc.assert(
        fc.property(
          fc.oneof(json, cut, filterText, fc.uint8Array({ maxLength: 200 })),
          fc.constantFrom(...ROUTES),
          fc.constantFrom('', 'make:Kia', 'make:"'),
          (body, route, filters) => {
            // What is remembered between queries is bounded and full by now.
            if (++asked === total / 2) before = memoryInUse();
            const { status, body: bytes } = host.search(route, body, { filters });
            const answer = JSON.parse(Buffer.from(bytes).toString()) as { message?: unknown; status?: unknown };
            if (status === 200) return;
            expect([400, 404, 413]).toContain(status);
            expect(answer).toEqual({ message: expect.any(String), status });
          },
        ),
        { numRuns: total },
      );
      expect(memoryInUse() - before).toBeLessThan(24);
      const after = host.search({ kind: 'query', indexName: 'stock' }, '{"query":"kia"}', {});
      expect(JSON.parse(Buffer.from(after.body).toString())).toMatchObject({ nbHits: 1 });
    },
    isLong ? 600_000 : 60_000,
  );

  it('may be deep or long', () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const body of [deep, `{"requests":[{"indexName":"stock","facetFilters":${deep}}]}`]) {
      expect(host.search({ kind: 'queries' }, body, {}).status).toBe(400);
    }
    const many = Array.from({ length: 200 }, () => 'a').join(' ');
    expect(host.search({ kind: 'query', indexName: 'stock' }, JSON.stringify({ query: many }), {}).status).toBe(200);
  });
});
