import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryInUse } from '../../test/heap';
import { isLong } from '../../test/long-tests';
import { STOCK_SETTINGS } from '../../test/random-stock';
import { IndexHost } from '../host/index-host';
import { adminRouteOf } from '../protocol/admin-route';
import { RequestError } from '../protocol/request-error';
import { AdminHost } from './admin-host';

const SETTINGS = { searchableAttributes: ['make', 'model'], attributesForFaceting: ['make', 'price'] };

const NAMES = ['cars', 'cars_tmp', 'cars_price_asc', 'stock', 'stock_price_asc', '*', '%', '__proto__', 'new'];
const TAILS = [
  '',
  '/batch',
  '/settings',
  '/settings?forwardToReplicas=true',
  '/deleteByQuery',
  '/clear',
  '/operation',
  '/browse',
  '/objects',
  '/task/1',
  '/task/99999999999999999999',
  '/task/x',
  '/1',
  '/1/partial',
  '/2/partial?createIfNotExists=false',
  '/a%2Fb',
  '/%zz',
  '//',
  '/constructor',
];

const scalar = fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', 'x', 'Kia', 'price', '\ud800', 'a'.repeat(300));
const operation = fc.record({
  _operation: fc.constantFrom<unknown>(
    'Increment',
    'Decrement',
    'Add',
    'Remove',
    'AddUnique',
    'IncrementFrom',
    'IncrementSet',
    'x',
    5,
  ),
  value: fc.oneof(scalar, fc.jsonValue()),
});
const record = fc.dictionary(
  fc.constantFrom('objectID', 'make', 'price', 'model', 'list', '_geoloc', '__proto__', 'constructor', 'toString'),
  fc.oneof(
    scalar,
    operation,
    fc.jsonValue(),
    fc.constantFrom<unknown>({ lat: 1, lng: 2 }, [{ lat: 'x' }], ['a', ['b']]),
  ),
  { maxKeys: 4 },
);
const identified = fc.oneof(
  record,
  record.map((fields) => ({ ...fields, objectID: '1' })),
);
const batch = fc.record({
  requests: fc.oneof(
    fc.array(
      fc.record(
        {
          action: fc.constantFrom<unknown>(
            'addObject',
            'updateObject',
            'partialUpdateObject',
            'partialUpdateObjectNoCreate',
            'deleteObject',
            'clear',
            'delete',
            '__proto__',
            7,
          ),
          indexName: fc.constantFrom<unknown>(...NAMES, 5),
          objectID: fc.constantFrom<unknown>('1', '2', 3),
          body: fc.oneof(identified, scalar),
        },
        { requiredKeys: ['action', 'body'] },
      ),
      { maxLength: 6 },
    ),
    scalar,
  ),
});
const settings = fc.dictionary(
  fc.constantFrom(
    'searchableAttributes',
    'attributesForFaceting',
    'replicas',
    'ranking',
    'customRanking',
    'hitsPerPage',
    'paginationLimitedTo',
    'attributesToRetrieve',
    'attributesToHighlight',
    'numericAttributesForFiltering',
    'relevancyStrictness',
    'typoTolerance',
    'distinct',
    'sortFacetValuesBy',
    '__proto__',
    'nothing',
  ),
  fc.oneof(
    scalar,
    fc.constantFrom<unknown>(
      ['make'],
      ['searchable(make)', 'price'],
      ['asc(price)'],
      ['virtual(cars_price_asc)'],
      ['cars_price_asc'],
      ['stock'],
      ['desc(price)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      ['custom', 'typo'],
      ['*'],
      Array.from({ length: 300 }, (_, at) => `a${at}`),
      20,
      'count',
    ),
    fc.jsonValue(),
  ),
  { maxKeys: 4 },
);
const move = fc.record({
  operation: fc.constantFrom<unknown>('copy', 'move', 'x'),
  destination: fc.constantFrom<unknown>(...NAMES, null),
  scope: fc.constantFrom<unknown>(undefined, ['settings'], ['rules', 'synonyms'], 'settings', [1]),
});
const chosen = fc.dictionary(
  fc.constantFrom(
    'filters',
    'facetFilters',
    'aroundLatLng',
    'cursor',
    'params',
    'query',
    'hitsPerPage',
    'aroundRadius',
  ),
  fc.oneof(
    scalar,
    fc.constantFrom<unknown>('make:Kia', 'price>', ['make:Kia'], '1,2', 'WzEsIjIiXQ', 'filters=make:Kia'),
  ),
  { maxKeys: 3 },
);
const body = fc.oneof(
  ...[batch, settings, move, chosen, identified, fc.jsonValue()].map((value) =>
    (value as fc.Arbitrary<unknown>).map((json) => JSON.stringify(json) ?? ''),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

interface Call {
  readonly method: string;
  readonly name: string;
  readonly tail: string;
  readonly text: string;
}

const anyCall: fc.Arbitrary<Call> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
  name: fc.constantFrom(...NAMES),
  tail: fc.constantFrom(...TAILS),
  text: body,
});
// Bodies of the form that the call takes get further in than any body does.
const aimed = (method: string, tail: string, json: fc.Arbitrary<unknown>): fc.Arbitrary<Call> =>
  fc.record({
    method: fc.constant(method),
    name: fc.constantFrom('cars', 'cars', 'new'),
    tail: fc.constant(tail),
    text: json.map((value) => JSON.stringify(value)),
  });
const call = fc.oneof(
  { weight: 7, arbitrary: anyCall },
  ...[
    aimed('POST', '/batch', batch),
    aimed('PUT', '/settings', settings),
    aimed('POST', '/operation', move),
    aimed('POST', '/browse', chosen),
    aimed('POST', '/deleteByQuery', chosen),
    aimed('POST', '', identified),
    aimed('POST', '/1/partial', record),
  ].map((arbitrary) => ({ weight: 1, arbitrary })),
);

function makeHost() {
  const host = new IndexHost();
  const admin = new AdminHost(host);
  host.createIndex(STOCK_SETTINGS);
  host.apply('stock', [{ objectID: 'own', make: 'Kia' }], []);
  return { host, admin };
}

describe('malformed writes', () => {
  it(
    'are answered 200 or 4xx with a message, never by a fault, leave the index that is not theirs alone and nothing behind',
    () => {
      const { host, admin } = makeHost();
      const ask = (method: string, target: string, text: string): number => {
        const [path = '', query] = target.split('?');
        try {
          const route = adminRouteOf(method, path, new URLSearchParams(query));
          if (!route) return 404;
          const steps = admin.answer(route, text);
          for (;;) {
            const { done, value } = steps.next();
            if (!done) continue;
            JSON.parse(Buffer.from(value.body).toString());
            return value.status;
          }
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          expect(error.message).not.toBe('');
          return error.status;
        }
      };
      let asked = 0;
      let before = 0;
      const statuses = new Map<number, number>();
      const total = isLong ? 20_000 : 2000;
      fc.assert(
        fc.property(call, ({ method, name, tail, text }) => {
          // An index that random writes can reach, made anew now and then as they also take it away.
          if (asked % 40 === 0)
            ask('PUT', '/1/indexes/cars/settings', JSON.stringify({ ...SETTINGS, replicas: ['cars_price_asc'] }));
          if (++asked === total / 2) before = memoryInUse();
          const status = ask(method, `/1/indexes/${name}${tail}`, text);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect([200, 400, 403, 404, 413]).toContain(status);
        }),
        { numRuns: total },
      );
      expect(statuses.get(200)).toBeGreaterThan(total / 20);
      expect(memoryInUse() - before).toBeLessThan(24);
      const own = host.search({ kind: 'query', indexName: 'stock' }, '{}', {});
      expect(JSON.parse(Buffer.from(own.body).toString())).toMatchObject({ nbHits: 1, hits: [{ objectID: 'own' }] });
    },
    isLong ? 600_000 : 60_000,
  );

  it('may be deep or long', () => {
    const { admin } = makeHost();
    const ask = (tail: string, json: string) => {
      const route = adminRouteOf('POST', `/1/indexes/cars${tail}`, new URLSearchParams());
      return () => {
        for (const _ of admin.answer(route!, json));
      };
    };
    for (const _ of admin.answer(
      adminRouteOf('PUT', '/1/indexes/cars/settings', new URLSearchParams())!,
      JSON.stringify(SETTINGS),
    ));
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(ask('', `{"objectID":"1","a":${deep}}`)).toThrow(/levels deep/);
    expect(ask('/batch', `{"requests":[{"action":"addObject","body":{"a":${deep}}}]}`)).toThrow(/levels deep/);
    expect(ask('/browse', `{"facetFilters":${deep}}`)).toThrow(/filter/);
    expect(ask('', JSON.stringify({ objectID: '1', text: 'a'.repeat(120_000) }))).toThrow(/too big/);
  });
});
