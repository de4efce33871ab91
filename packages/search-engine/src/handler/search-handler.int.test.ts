import type { Server } from 'node:http';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import {
  ClearRefinements,
  Configure,
  getServerState,
  HierarchicalMenu,
  Highlight,
  Hits,
  InstantSearch,
  type InstantSearchServerState,
  InstantSearchSSRProvider,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
} from 'react-instantsearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHandler } from '../../test/http-server';
import { STOCK_SETTINGS } from '../../test/random-stock';
import { createSearchEngine, type SearchEngine } from '../engine/search-engine';
import { generateSecuredApiKey, readSecuredApiKey } from '../keys/secured-key';
import { createSearchHandler } from './search-handler';

const PARENT = 'parent-key-that-no-browser-sees';
const MAKES = ['Toyota', 'Mazda', 'Land Rover', 'Kia', 'Nissan'];
const MODELS: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['RAV4', 'Corolla', 'HiLux'],
  Mazda: ['CX-5', 'BT-50'],
  'Land Rover': ['Defender'],
  Kia: ['Rio', 'Sportage'],
  Nissan: ['X-TRAIL', 'Navara'],
};

const stock = Array.from({ length: 400 }, (_, at) => {
  const make = MAKES[(at * 7) % MAKES.length]!;
  const model = MODELS[make]![at % MODELS[make]!.length]!;
  const site = at % 4 === 3 ? 'b' : 'a';
  return {
    objectID: `${site}:${at}`,
    site,
    make,
    model,
    make_model: { lvl0: make, lvl1: `${make} > ${model}` },
    badge: ['GX', 'Sport', 'Maxx'][at % 3],
    colour: ['White', 'Black', 'Red', 'Blue'][(at * 3) % 4],
    features: ['Tow Bar', 'Sunroof', 'Reverse Camera'].slice(at % 3),
    certified: at % 2 === 0,
    year: 2010 + (at % 14),
    price: 5000 + ((at * 379) % 400) * 100,
    km: (at * 997) % 200_000,
    custom_rank: (at * 31) % 400,
    stocknum: `S${5000 + at}`,
    name: `${2010 + (at % 14)} ${make} ${model}`,
    comments: 'tidy and ready',
  };
});
const siteA = stock.filter(({ site }) => site === 'a');

let engine: SearchEngine;
let server: Server;
let port: number;
let searchKey: string;

beforeAll(async () => {
  engine = createSearchEngine();
  await engine.createIndex({ ...STOCK_SETTINGS, paginationLimitedTo: 20_000 });
  await engine.replaceAll('stock', stock);
  const handler = createSearchHandler({
    engine,
    verifyKey: (key, applicationId) =>
      applicationId === 'forecourt'
        ? readSecuredApiKey(PARENT, key, 1_700_000_000)
        : { ok: false, code: 'forged', message: 'Invalid Application-ID or API key' },
  });
  ({ server, port } = await serveHandler(handler));
  searchKey = algoliasearch('forecourt', 'x').generateSecuredApiKey({
    parentApiKey: PARENT,
    restrictions: { filters: 'site:a', restrictIndices: ['stock', 'stock_price_asc', 'stock_year_desc'] },
  });
});

afterAll(async () => {
  server.close();
  await engine.close();
});

const hosts = () => [{ url: `127.0.0.1:${port}`, accept: 'readWrite' as const, protocol: 'http' as const }];
const fullClient = (key = searchKey) => algoliasearch('forecourt', key, { hosts: hosts() });
const lite = (key = searchKey) => liteClient('forecourt', key, { hosts: hosts() });

describe('unmodified clients', () => {
  it('algoliasearch 5: one index, several, facet values', async () => {
    const client = fullClient();
    const single = await client.searchSingleIndex<(typeof stock)[number]>({
      indexName: 'stock_price_asc',
      searchParams: {
        filters: 'price > 6000 AND (make:toyota OR make:"Land Rover")',
        hitsPerPage: 50,
        facets: ['make'],
      },
    });
    const expected = siteA
      .filter(({ make, price }) => price > 6000 && ['Toyota', 'Land Rover'].includes(make))
      .sort((left, right) => left.price - right.price);
    expect(single.nbHits).toBe(expected.length);
    expect(single.hits.map(({ price }) => price)).toEqual(expected.slice(0, 50).map(({ price }) => price));

    const several = await client.search({
      requests: [
        { indexName: 'stock', query: 'toyta', hitsPerPage: 3 },
        { indexName: 'stock', facet: 'make', type: 'facet', facetQuery: 'lan' },
      ],
    });
    expect(several.results[0]).toMatchObject({ nbHits: siteA.filter(({ make }) => make === 'Toyota').length });
    const landRovers = siteA.filter(({ make }) => make === 'Land Rover').length;
    const facetHits = [{ value: 'Land Rover', highlighted: '<em>Lan</em>d Rover', count: landRovers }];
    expect(several.results[1]).toMatchObject({ facetHits });
    const values = await client.searchForFacetValues({
      indexName: 'stock',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'lan', params: 'filters=site%3Ab' },
    });
    expect(values.facetHits).toEqual([]);
  });

  it('algoliasearch 5 lite: text/plain body, credentials in the URL', async () => {
    const { results } = await lite().search({
      requests: [{ indexName: 'stock', query: 'rav 4', facets: ['*'], hitsPerPage: 5, clickAnalytics: true }],
    });
    const rav4 = siteA.filter(({ model }) => model === 'RAV4');
    expect(results[0]).toMatchObject({ nbHits: rav4.length, facets: { model: { RAV4: rav4.length } } });
    const legacy = await lite().search([{ indexName: 'stock', params: { query: 'S5001' } }]);
    expect(legacy.results[0]).toMatchObject({ hits: [{ stocknum: 'S5001' }] });
  });

  it('refused requests reach the client as errors with a message, without retries', async () => {
    const client = fullClient();
    await expect(
      client.searchSingleIndex({ indexName: 'stock', searchParams: { filters: 'a OR' } }),
    ).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: expect.stringContaining('filters'),
    });
    await expect(client.searchSingleIndex({ indexName: 'private' })).rejects.toMatchObject({ status: 403 });
    await expect(fullClient('bad key').searchSingleIndex({ indexName: 'stock' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.saveObject({ indexName: 'stock', body: { objectID: '1' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.getObject({ indexName: 'stock', objectID: 'b:3' })).rejects.toMatchObject({ status: 403 });
    await expect(client.browse({ indexName: 'stock' })).rejects.toMatchObject({ status: 403 });
  });

  it('algoliasearch-helper: disjunctive and hierarchical facets, numbers, exclusion, paging', async () => {
    const helper = algoliasearchHelper(lite(), 'stock', {
      facets: ['badge'],
      disjunctiveFacets: ['make', 'colour', 'price', 'features'],
      hierarchicalFacets: [{ name: 'mm', attributes: ['make_model.lvl0', 'make_model.lvl1'], separator: ' > ' }],
      hitsPerPage: 21,
      maxValuesPerFacet: 100,
    });
    helper
      .addDisjunctiveFacetRefinement('colour', 'White')
      .addDisjunctiveFacetRefinement('colour', 'Red')
      .addNumericRefinement('price', '>=', 8000)
      .addNumericRefinement('price', '<=', 30_000)
      .addFacetExclusion('badge', 'Sport');
    const inPrice = ({ price }: (typeof stock)[number]) => price >= 8000 && price <= 30_000;
    const chosen = (car: (typeof stock)[number]) => ['White', 'Red'].includes(car.colour!);
    let results = await run(helper);
    const base = siteA.filter((car) => car.badge !== 'Sport');
    expect(results.nbHits).toBe(base.filter((car) => inPrice(car) && chosen(car)).length);
    const colours = results.getFacetValues('colour', {}) as { name: string; count: number; isRefined: boolean }[];
    expect(new Map(colours.map(({ name, count }) => [name, count]))).toEqual(
      counted(base.filter(inPrice).map(({ colour }) => colour!)),
    );
    expect(
      colours
        .filter(({ isRefined }) => isRefined)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Red', 'White']);
    const prices = base.filter(chosen).map(({ price }) => price);
    expect(results.getFacetStats('price')).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) });

    helper.clearRefinements().toggleFacetRefinement('mm', 'Toyota > RAV4');
    results = await run(helper);
    const tree = results.getFacetValues('mm', {}) as {
      data: { name: string; isRefined: boolean; data: { name: string; isRefined: boolean }[] }[];
    };
    expect(tree.data.map(({ name }) => name).sort()).toEqual([...MAKES].sort());
    const toyota = tree.data.find(({ name }) => name === 'Toyota')!;
    expect(toyota.data.map(({ name }) => name).sort()).toEqual(['Corolla', 'HiLux', 'RAV4']);
    expect(toyota.data.find(({ isRefined }) => isRefined)?.name).toBe('RAV4');
    expect(results.nbHits).toBe(siteA.filter(({ model }) => model === 'RAV4').length);

    helper.clearRefinements().setIndex('stock_year_desc').setPage(14);
    results = await run(helper);
    const years = siteA.map(({ year }) => year).sort((left, right) => right - left);
    expect(results.hits.map(({ year }) => year)).toEqual(years.slice(14 * 21, 15 * 21));
    expect(results).toMatchObject({ page: 14, nbPages: 15, nbHits: 300 });
    const found = await helper.searchForFacetValues('make', 'niss', 5);
    expect(found.facetHits).toMatchObject([{ value: 'Nissan', isRefined: false }]);
  });

  it('algoliasearch-helper: twenty refined facets, each counted without its own refinement', async () => {
    const facets = Array.from({ length: 20 }, (_, at) => `f${at}`);
    // One record has x everywhere; each other one has y in one facet.
    const records = [-1, ...facets.keys()].map((other) => ({
      objectID: `r${other}`,
      site: 'a',
      ...Object.fromEntries(facets.map((name, at) => [name, at === other ? 'y' : 'x'])),
    }));
    await engine.createIndex({
      indexName: 'twenty',
      searchableAttributes: ['f0'],
      attributesForFaceting: [...facets, 'site'],
    });
    await engine.replaceAll('twenty', records);
    const key = generateSecuredApiKey(PARENT, { filters: 'site:a', restrictIndices: ['twenty'] });
    const helper = algoliasearchHelper(lite(key), 'twenty', { disjunctiveFacets: facets });
    for (const facet of facets) helper.addDisjunctiveFacetRefinement(facet, 'x');
    const results = await run(helper);
    expect(results.nbHits).toBe(1);
    for (const facet of facets) {
      const counts = results.getFacetValues(facet, {}) as { name: string; count: number }[];
      expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({ x: 1, y: 1 });
    }
  });

  it('algoliasearch 5 asks a host that has a full queue once', async () => {
    let asked = 0;
    const full = await serveHandler(
      createSearchHandler({
        engine: {
          limits: engine.limits,
          answer: async () => {
            asked++;
            return { status: 503, body: new TextEncoder().encode('{"message":"full","status":503}') };
          },
        },
        verifyKey: () => ({ ok: true, restrictions: {} }),
      }),
    );
    const url = `127.0.0.1:${full.port}`;
    for (const client of [
      liteClient('forecourt', 'key', { hosts: [{ url, accept: 'read', protocol: 'http' }] }),
      algoliasearch('forecourt', 'key', { hosts: [{ url, accept: 'readWrite', protocol: 'http' }] }),
    ]) {
      asked = 0;
      await expect(client.search({ requests: [{ indexName: 'stock' }] })).rejects.toMatchObject({ name: 'RetryError' });
      expect(asked).toBe(1);
    }
    const headers = { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': 'key' };
    const answer = await fetch(`http://${url}/1/indexes/*/queries`, {
      method: 'POST',
      body: '{"requests":[]}',
      headers,
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    full.server.close();
  });

  it('react-instantsearch renders on the server', async () => {
    const searchClient = lite();
    const Hit = ({ hit }: { hit: Parameters<typeof Highlight>[0]['hit'] }) => h(Highlight, { attribute: 'make', hit });
    const App = ({ serverState }: { serverState?: InstantSearchServerState }) =>
      h(
        InstantSearchSSRProvider,
        serverState ?? ({} as InstantSearchServerState),
        h(
          InstantSearch,
          {
            searchClient,
            indexName: 'stock',
            initialUiState: {
              stock: { query: 'toyoat', refinementList: { colour: ['White', 'Red'] }, range: { price: '6000:40000' } },
            },
          },
          h(Configure, { hitsPerPage: 21, filters: 'price > 0' } as Parameters<typeof Configure>[0]),
          h(SearchBox),
          h(RefinementList, { attribute: 'colour' }),
          h(RefinementList, { attribute: 'make', limit: 7, showMore: true, showMoreLimit: 100 }),
          h(HierarchicalMenu, { attributes: ['make_model.lvl0', 'make_model.lvl1'] }),
          h(RangeInput, { attribute: 'price' }),
          h(ToggleRefinement, { attribute: 'certified' }),
          h(SortBy, {
            items: [
              { label: 'Featured', value: 'stock' },
              { label: 'Price', value: 'stock_price_asc' },
            ],
          }),
          h(ClearRefinements),
          h(Stats),
          h(Hits, { hitComponent: Hit }),
          h(Pagination),
        ),
      );
    const serverState = await getServerState(h(App), { renderToString });
    const html = renderToString(h(App, { serverState }));
    const expected = siteA.filter(
      ({ make, colour, price }) =>
        make === 'Toyota' && ['White', 'Red'].includes(colour!) && price >= 6000 && price <= 40_000,
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(html.match(/ais-Hits-item/g)).toHaveLength(Math.min(21, expected.length));
    expect(html.match(/ais-Highlight-highlighted/g)).toHaveLength(Math.min(21, expected.length));
    expect(html).toContain(`${expected.length} results found`);
    expect(html).toMatch(/ais-RefinementList-item--selected/);
  });
});

describe('the HTTP face', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  const credentials = () => ({ 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': searchKey });

  it('takes credentials from headers or from the URL, and refuses without both', async () => {
    const body = '{"requests":[{"indexName":"stock"}]}';
    const inUrl = new URLSearchParams(credentials()).toString();
    expect((await post('/1/indexes/*/queries', body, credentials())).status).toBe(200);
    expect((await post(`/1/indexes/*/queries?${inUrl}`, body, { 'content-type': 'text/plain' })).status).toBe(200);
    expect((await post(`/1/indexes/%2A/queries?${inUrl}`, body)).status).toBe(200);
    for (const headers of [
      {},
      { 'x-algolia-api-key': searchKey },
      { 'x-algolia-application-id': 'forecourt' },
      { ...credentials(), 'x-algolia-application-id': 'another' },
      { ...credentials(), 'x-algolia-api-key': PARENT },
      { ...credentials(), 'x-algolia-api-key': `${searchKey.slice(0, -1)}A` },
      { ...credentials(), 'x-algolia-api-key': generateSecuredApiKey('other parent', { filters: 'site:a' }) },
    ]) {
      const response = await post('/1/indexes/*/queries', body, headers as Record<string, string>);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
    }
  });

  it('answers bad input 4xx in the shape that clients read', async () => {
    for (const [path, body, status] of [
      ['/1/indexes/*/queries', '{', 400],
      ['/1/indexes/*/queries', `{"requests":[]}${' '.repeat(70_000)}`, 413],
      ['/1/indexes/%zz/query', '{}', 400],
      ['/1/indexes/stock/settings', '{}', 403],
      ['/1/indexes/stock/batch', '{}', 403],
      ['/1/indexes/stock/clear', '{}', 403],
      ['/1/indexes/stock/operation', '{}', 403],
      ['/1/indexes/stock', '{}', 403],
      ['/1/indexes/stock/browse', '{}', 403],
      ['/1/indexes/*/objects', '{}', 403],
      ['/2/anything', '{}', 404],
      ['/', '', 404],
    ] as const) {
      const response = await post(path, body, credentials());
      expect(response.status, path).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toEqual({ message: expect.any(String), status });
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const init = { method, headers: credentials() };
      expect((await fetch(`http://127.0.0.1:${port}/1/indexes/stock/a:1`, init)).status, method).toBe(403);
    }
  });
});

function run(helper: AlgoliaSearchHelper): Promise<SearchResults<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    helper.once('result', ({ results }) => resolve(results as SearchResults<Record<string, unknown>>));
    helper.once('error', ({ error }) => reject(error));
    helper.search();
  });
}

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
