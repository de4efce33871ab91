import { describe, expect, it } from 'vitest';
import { STOCK_SETTINGS } from '../../test/random-stock';
import type { IndexSettings } from '../settings/index-settings';
import { IndexHost, type SearchRestrictions } from './index-host';

interface Result {
  readonly hits: readonly ({ readonly objectID: string } & Readonly<Record<string, unknown>>)[];
  readonly nbHits: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetHits?: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[];
  readonly [field: string]: unknown;
}

const cars = Array.from({ length: 60 }, (_, at) => ({
  objectID: `a:${at}`,
  site: 'a',
  make: ['Toyota', 'Land Rover', 'Mazda'][at % 3]!,
  model: ['RAV4', 'Defender', 'CX-5'][at % 3]!,
  make_model: {
    lvl0: ['Toyota', 'Land Rover', 'Mazda'][at % 3],
    lvl1: ['Toyota > RAV4', 'Land Rover > Defender', 'Mazda > CX-5'][at % 3],
  },
  features: at % 2 ? ['Tow Bar', 'Sunroof'] : ['Tow Bar'],
  certified: at % 4 === 0,
  price: 10_000 + at * 100,
  year: 2015 + (at % 6),
  custom_rank: at,
  stocknum: `U-${1000 + at}`,
  comments: at === 7 ? 'one-owner with snorkel' : 'tidy',
  secret: 'kept out of hits',
}));

function hostWith(settings: Partial<IndexSettings> = {}, records: readonly object[] = cars): IndexHost {
  const host = new IndexHost();
  host.createIndex({ ...STOCK_SETTINGS, ...settings });
  host.apply('stock', records, []);
  return host;
}

function answer(host: IndexHost, requests: readonly object[], restrictions: SearchRestrictions = {}) {
  const { status, body } = host.search({ kind: 'queries' }, JSON.stringify({ requests }), restrictions);
  return { status, json: JSON.parse(Buffer.from(body).toString()) as { results: Result[]; message?: string } };
}

function search(host: IndexHost, query: object, restrictions?: SearchRestrictions): Result {
  const { status, json } = answer(host, [{ indexName: 'stock', ...query }], restrictions);
  expect(status, json.message).toBe(200);
  return json.results[0]!;
}

const ids = (result: Result) => result.hits.map(({ objectID }) => objectID);

describe('records', () => {
  it('may have dots in the names of attributes', () => {
    const host = hostWith(
      {
        attributesForFaceting: ['category.lvl0'],
        numericAttributes: ['size.cm'],
        searchableAttributes: ['category.lvl0'],
      },
      [
        { objectID: '1', 'category.lvl0': 'Own', 'size.cm': 7, category: { lvl0: 'Nested' } },
        { objectID: '2', category: { lvl0: 'Nested' }, size: { cm: 9 } },
      ],
    );
    expect(search(host, { facets: ['category.lvl0'] }).facets).toEqual({ 'category.lvl0': { Own: 1, Nested: 1 } });
    expect(ids(search(host, { query: 'own' }))).toEqual(['1']);
    expect(ids(search(host, { numericFilters: ['size.cm<8'] }))).toEqual(['1']);
    expect(ids(search(host, { filters: 'category.lvl0:Nested' }))).toEqual(['2']);
  });

  it('with several numbers in a compared attribute are refused, since filters would miss them', () => {
    const host = hostWith();
    expect(() => host.apply('stock', [{ objectID: 'x', price: [6, 10] }], [])).toThrow(
      expect.objectContaining({ code: 'search_record_invalid', message: expect.stringContaining('price') }),
    );
    expect(search(host, { facets: [] }).nbHits).toBe(cars.length);
  });
});

describe('answers', () => {
  it('[SRCH-22] gives 10 hits to each query of a multi-query, with highlight markers', () => {
    const { json } = answer(
      hostWith(),
      ['Toyota', 'Mazda', 'Land Rover'].map((make) => ({
        indexName: 'stock',
        query: make,
        hitsPerPage: 10,
        highlightPreTag: '[[',
        highlightPostTag: ']]',
      })),
    );
    expect(json.results.map(({ hits }) => hits.length)).toEqual([10, 10, 10]);
    for (const [place, make] of ['Toyota', 'Mazda', '[[Land]] [[Rover]]'].entries()) {
      for (const hit of json.results[place]!.hits) {
        expect(hit._highlightResult).toMatchObject({
          make: { value: make.startsWith('[') ? make : `[[${make}]]`, matchLevel: 'full' },
        });
      }
    }
  });

  it('[SRCH-20] finds by typo, beginning, joined words and stock number', () => {
    const host = hostWith();
    for (const query of ['toyta', 'toy', 'tyoota rav', 'rav 4', 'rav4']) {
      expect(search(host, { query, hitsPerPage: 0 }).nbHits, query).toBe(20);
    }
    for (const query of ['landrover', 'lnad rover', 'defnder', 'land defend']) {
      expect(search(host, { query, hitsPerPage: 0 }).nbHits, query).toBe(20);
    }
    expect(ids(search(host, { query: 'u-1007' }))).toEqual(['a:7']);
    expect(ids(search(host, { query: 'U1007' }))).toEqual(['a:7']);
    expect(search(host, { query: 'u100' }).nbHits).toBe(10);
    expect(search(host, { query: 'u-1077' }).nbHits).toBe(0);
    expect(ids(search(host, { query: 'oneowner snorkl' }))).toEqual(['a:7']);
  });

  it('[SRCH-20] ranks exact before beginning before typo, and the make before the comments', () => {
    const named = (objectID: string, make: string, comments: string) => ({ objectID, make, comments, custom_rank: 1 });
    const host = hostWith({}, [
      named('in-comments', 'Mazda', 'like a focus'),
      named('typo', 'Focas', ''),
      named('beginning', 'Focusing', ''),
      named('exact', 'Focus', ''),
    ]);
    expect(ids(search(host, { query: 'focus' }))).toEqual(['exact', 'beginning', 'in-comments', 'typo']);
  });

  it('pages by hitsPerPage and offset, in custom order by default', () => {
    const host = hostWith();
    const page = search(host, { page: 2, hitsPerPage: 21, facets: ['price'] });
    expect(page).toMatchObject({
      nbHits: 60,
      page: 2,
      nbPages: 3,
      hitsPerPage: 21,
      facets_stats: { price: { min: 10_000, max: 15_900 } },
      processingTimeMS: expect.any(Number),
    });
    expect(ids(page)).toEqual(Array.from({ length: 18 }, (_, at) => `a:${17 - at}`));
    const slice = search(host, { offset: 5, hitsPerPage: 3 });
    expect(ids(slice)).toEqual(['a:54', 'a:53', 'a:52']);
    expect(slice).toMatchObject({ offset: 5, length: 3 });
    expect(slice).not.toHaveProperty('page');
  });

  it('sorts by replica, through the same records', () => {
    const host = hostWith();
    const result = search(host, { indexName: 'stock_price_asc', hitsPerPage: 2 });
    expect(ids(result)).toEqual(['a:0', 'a:1']);
    expect(result.index).toBe('stock_price_asc');
  });

  it('stops paging at paginationLimitedTo, with a message', () => {
    const host = hostWith({ paginationLimitedTo: 25 });
    expect(search(host, { hitsPerPage: 10, page: 0 })).toMatchObject({ nbHits: 60, nbPages: 3 });
    expect(search(host, { hitsPerPage: 10, page: 2 }).hits).toHaveLength(5);
    const beyond = search(host, { hitsPerPage: 10, page: 3 });
    expect(beyond.hits).toEqual([]);
    expect(beyond.message).toMatch(/25 hits/);
  });

  it('counts facets: booleans, lists, levels, numbers', () => {
    const result = search(hostWith(), { facets: ['*'], maxValuesPerFacet: 2 });
    expect(result.facets).toMatchObject({
      certified: { false: 45, true: 15 },
      features: { 'Tow Bar': 60, Sunroof: 30 },
      'make_model.lvl1': { 'Land Rover > Defender': 20, 'Mazda > CX-5': 20 },
      year: { 2015: 10, 2016: 10 },
      price: {},
    });
    expect(result.facets).not.toHaveProperty('site');
    expect(search(hostWith(), { facets: ['site', 'nothing'] }).facets).toEqual({});
  });

  it('finds facet values within the filters, as a query and as a route', () => {
    const host = hostWith();
    const query = { type: 'facet', facet: 'make', facetQuery: 'lnad', filters: 'price < 12000' };
    const expected = [{ value: 'Land Rover', highlighted: '<em>Land</em> Rover', count: 7 }];
    expect(search(host, query).facetHits).toEqual(expected);
    const { type: _, facet: __, ...body } = query;
    const route = host.search({ kind: 'facet', indexName: 'stock', facet: 'make' }, JSON.stringify(body), {});
    expect((JSON.parse(Buffer.from(route.body).toString()) as Result).facetHits).toEqual(expected);
    expect(search(host, { type: 'facet', facet: 'make', maxFacetHits: 2 }).facetHits).toHaveLength(2);
    expect(answer(host, [{ indexName: 'stock', type: 'facet', facet: 'features' }]).status).toBe(400);
  });

  it('shows parts of long attributes beside the highlights, of what the index keeps alone', () => {
    const host = hostWith({ attributesToRetrieve: ['make', 'comments'], attributesToHighlight: ['make'] });
    const { hits } = search(host, {
      query: 'snorkel',
      attributesToSnippet: ['comments:2', 'secret:2'],
      snippetEllipsisText: '...',
      attributesToRetrieve: ['make'],
    });
    expect(hits).toMatchObject([
      {
        make: 'Land Rover',
        _highlightResult: expect.anything(),
        _snippetResult: { comments: { value: '...with <em>snorkel</em>', matchLevel: 'full' } },
      },
    ]);
    expect(JSON.stringify(hits)).not.toContain('secret');
    const [untyped] = search(host, { hitsPerPage: 1, attributesToSnippet: ['make:1', 'comments'] }).hits;
    expect(untyped).toMatchObject({ _snippetResult: { comments: { value: 'tidy', matchLevel: 'none' } } });
    expect(search(host, { hitsPerPage: 1 }).hits[0]).not.toHaveProperty('_snippetResult');
  });

  it('takes tags as values of the facet _tags', () => {
    const tagged = [{ objectID: '1', _tags: ['new', 'red'] }, { objectID: '2', _tags: ['red'] }, { objectID: '3' }];
    const host = hostWith({ attributesForFaceting: ['_tags'] }, tagged);
    const found = (tagFilters: unknown) => ids(search(host, { tagFilters })).sort();
    expect([found('red'), found(['red', 'new']), found([['new', '-red']])]).toEqual([['1', '2'], ['1'], ['1', '3']]);
    expect(search(hostWith(), { tagFilters: ['red'] }).nbHits).toBe(0);
  });

  it('returns and highlights the requested attributes', () => {
    const host = hostWith({
      attributesToRetrieve: ['make', 'price', 'make_model.lvl0'],
      attributesToHighlight: ['make'],
    });
    const { hits } = search(host, { query: 'mazda', hitsPerPage: 1 });
    expect(hits).toEqual([
      {
        objectID: 'a:59',
        make: 'Mazda',
        price: 15_900,
        make_model: { lvl0: 'Mazda' },
        _highlightResult: {
          make: { value: '<em>Mazda</em>', matchLevel: 'full', fullyHighlighted: true, matchedWords: ['mazda'] },
        },
      },
    ]);
    const few = search(host, { hitsPerPage: 1, attributesToRetrieve: ['price', 'secret'], attributesToHighlight: [] });
    expect(few.hits).toEqual([{ objectID: 'a:59', price: 15_900, _highlightResult: {} }]);
  });

  it('echoes the parameters and honours responseFields', () => {
    const result = search(hostWith(), { query: 'a b', responseFields: ['nbHits', 'params'], clickAnalytics: true });
    expect(result).toEqual({
      nbHits: 0,
      params: 'query=a%20b&responseFields=%5B%22nbHits%22%2C%22params%22%5D&clickAnalytics=true',
    });
  });

  it('treats a text without a word as an empty text', () => {
    expect(search(hostWith(), { query: ' -!? ' }).nbHits).toBe(60);
  });
});

describe('changes', () => {
  it('show in the very next answer, whatever was cached', () => {
    const host = hostWith();
    const queries = [{ query: 'toyota' }, { filters: 'make:Toyota OR make:Kia' }, { query: 'toy', facets: ['make'] }];
    const counts = () => queries.map((query) => search(host, query, { filters: 'site:a' }).nbHits);
    expect(counts()).toEqual([20, 20, 20]);
    host.apply('stock', [{ ...cars[0], objectID: 'a:new' }], []);
    expect(counts()).toEqual([21, 21, 21]);
    host.apply('stock', [{ ...cars[0], make: 'Kia', model: 'Rio' }], ['a:3', 'a:new', 'unknown']);
    expect(counts()).toEqual([18, 19, 18]);
  });

  it('make a new word findable after a search that did not find it', () => {
    const host = hostWith();
    expect(search(host, { query: 'zeekr' }).nbHits).toBe(0);
    for (const [at, make] of ['Zeekr', 'Zeeker', 'Zeekrs', 'Zekr'].entries()) {
      host.apply('stock', [{ objectID: `z${at}`, make }], []);
      expect(search(host, { query: 'zeekr' }).nbHits).toBe(at + 1);
    }
  });

  it('are refused as a batch when one record is invalid', () => {
    const host = hostWith();
    expect(() => host.apply('stock', [{ objectID: 'a:new' }, { objectID: 5 }], ['a:1'])).toThrow(/objectID/);
    expect(search(host, {}).nbHits).toBe(60);
  });

  it('are applied during a rebuild and kept when the new index takes over', () => {
    const host = hostWith();
    const rebuild = host.beginRebuild('stock');
    host.addToRebuild(rebuild, [{ objectID: 'b:1', make: 'Kia' }]);
    host.addToRebuild(rebuild, [
      { objectID: 'b:2', make: 'Kia' },
      { objectID: 'b:3', make: 'Kia' },
    ]);
    expect(search(host, {}).nbHits).toBe(60);
    host.apply('stock', [{ objectID: 'b:2', make: 'Ford' }], ['b:3', 'a:5']);
    expect(search(host, {}).nbHits).toBe(60);
    host.finishRebuild(rebuild);
    const { hits } = search(host, {});
    expect(hits.map(({ objectID, make }) => `${objectID} ${make}`).sort()).toEqual(['b:1 Kia', 'b:2 Ford']);
    expect(() => host.finishRebuild(rebuild)).toThrow(expect.objectContaining({ code: 'search_rebuild_unknown' }));
  });

  it('that replace an index of the same name leave other indexes alone', () => {
    const host = hostWith();
    host.createIndex({ ...STOCK_SETTINGS, indexName: 'other', replicas: [] });
    host.apply('other', [{ objectID: 'o' }], []);
    host.createIndex({ ...STOCK_SETTINGS, replicas: [] });
    expect(search(host, {}).nbHits).toBe(0);
    expect(search(host, { indexName: 'other' }).nbHits).toBe(1);
    expect(answer(host, [{ indexName: 'stock_price_asc' }]).status).toBe(404);
    expect(() => host.createIndex({ ...STOCK_SETTINGS, replicas: [{ name: 'other', ranking: [] }] })).toThrow(
      expect.objectContaining({ code: 'search_index_name_taken' }),
    );
    expect(() => host.apply('nothing', [], [])).toThrow(expect.objectContaining({ code: 'search_index_unknown' }));
  });

  it('may bring more facet values than 16 bits can number', () => {
    const records = Array.from({ length: 70_000 }, (_, at) => ({
      objectID: String(at),
      badge: `badge ${at}`,
      make: 'Kia',
    }));
    const host = hostWith({}, records);
    expect(search(host, { facets: ['make'], facetFilters: ['badge:BADGE 69999'] })).toMatchObject({
      nbHits: 1,
      facets: { make: { Kia: 1 } },
      hits: [{ objectID: '69999' }],
    });
  });

  it('are found by the key of one of many sites, before and after its stock changes', () => {
    const sites = 300;
    const makes = ['Kia', 'Mazda', 'Ford'];
    const stock = new Map<string, { objectID: string; site: string; make: string }>();
    const put = (number: number, site: number) => {
      const record = { objectID: `${number}`, site: `site-${site}`, make: makes[number % 3] ?? '' };
      stock.set(record.objectID, record);
      return record;
    };
    const records = Array.from({ length: 1_500 }, (_, number) => put(number, number % sites));
    const host = hostWith({ attributesForFaceting: ['filterOnly(site)', 'make'] }, records);
    const check = () => {
      for (const site of ['site-0', 'site-7', 'site-299', 'site-none']) {
        const own = [...stock.values()].filter((record) => record.site === site);
        const cheap = own.filter(({ make }) => make !== 'Ford');
        const found = (query: object) =>
          search(host, { ...query, hitsPerPage: 100 }, { filters: `site:${site} AND NOT make:Ford` });
        expect(ids(found({})).sort()).toEqual(cheap.map(({ objectID }) => objectID).sort());
        expect(found({ facetFilters: ['make:Kia'] }).nbHits).toBe(cheap.filter(({ make }) => make === 'Kia').length);
        expect(found({ query: 'mazda' }).nbHits).toBe(cheap.filter(({ make }) => make === 'Mazda').length);
      }
    };
    check();
    host.apply('stock', [put(7, 0), put(1_500, 7), put(1_501, 299)], ['299']);
    stock.delete('299');
    check();
    host.apply(
      'stock',
      Array.from({ length: 40 }, (_, number) => put(1_502 + number, 0)),
      [],
    );
    check();
  });

  it('may bring a value of its own for each record to a facet that is only filtered by', () => {
    const recordOf = (at: number, make: string) => ({ objectID: `a:${at}`, id: `Id${at}`, make });
    const records = Array.from({ length: 6_000 }, (_, at) => recordOf(at, 'Kia'));
    const host = hostWith({ attributesForFaceting: ['filterOnly(id)', 'make'] }, records);
    const found = (filters: string) => search(host, { filters, hitsPerPage: 3 });
    const ofRecord = (at: number) => ({ nbHits: 1, hits: [{ objectID: `a:${at}` }] });
    expect(host.stats()[0]?.facetValues).toBeLessThan(5_000);
    for (const at of [0, 4_095, 4_096, 5_999]) expect(found(`id:iD${at}`)).toMatchObject(ofRecord(at));
    expect(found('id:Id4 OR id:Id5000')).toMatchObject({ nbHits: 2 });
    expect(found('NOT id:Id5000')).toMatchObject({ nbHits: 5_999 });
    expect(found('id:Id6000')).toMatchObject({ nbHits: 0 });
    host.apply('stock', [recordOf(5_000, 'Mazda'), recordOf(6_000, 'Mazda')], ['a:5999']);
    expect(found('id:Id5000 AND make:Mazda')).toMatchObject(ofRecord(5_000));
    expect(found('id:Id6000')).toMatchObject(ofRecord(6_000));
    expect(found('id:Id5999')).toMatchObject({ nbHits: 0 });
    // Once what is dead is thrown out as well.
    host.apply('stock', records.slice(0, 2_000), []);
    while (host.compact(500));
    expect(host.stats()[0]?.dead).toBe(0);
    for (const at of [1_000, 4_095, 5_000, 6_000]) expect(found(`id:ID${at}`)).toMatchObject(ofRecord(at));
  });
});

describe('settings', () => {
  it.each([
    [{ indexName: '' }, /indexName/],
    [{ searchableAttributes: Array.from({ length: 17 }, (_, at) => `a${at}`) }, /at most 16/],
    [{ searchableAttributes: ['a,,b'] }, /empty/],
    [{ attributesForFaceting: ['make', 'searchable(make)'] }, /twice/],
    [{ attributesForFaceting: ['afterDistinct(make)'] }, /afterDistinct/],
    [{ customRanking: ['price'] }, /asc\(attribute\)/],
    [{ replicas: [{ name: 'stock', ranking: [] }] }, /used twice/],
    [{ attributesToRetrieve: ['make'] }, /attributesToHighlight/],
    [{ maxValuesPerFacet: 0 }, /maxValuesPerFacet/],
  ] as const)('refuses %j', (wrong, message) => {
    expect(() => hostWith(wrong as Partial<IndexSettings>)).toThrow(message);
  });
});
