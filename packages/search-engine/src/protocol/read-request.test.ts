import { describe, expect, it } from 'vitest';
import type { HitsQuery } from '../query/search-query';
import { readRequest, type SearchRoute } from './read-request';

const QUERIES: SearchRoute = { kind: 'queries' };

function read(query: object): HitsQuery {
  const [first] = readRequest(QUERIES, JSON.stringify({ requests: [{ indexName: 'cars', ...query }] }));
  return first as HitsQuery;
}

function status(body: unknown, route: SearchRoute = QUERIES): number {
  try {
    readRequest(route, typeof body === 'string' ? body : JSON.stringify(body));
    return 200;
  } catch (error) {
    expect(error).toMatchObject({ name: 'RequestError', message: expect.stringMatching(/./) });
    return (error as { status: number }).status;
  }
}

const numeric = (count: number) => ({
  indexName: 'cars',
  numericFilters: Array.from({ length: count }, (_, at) => `n=${at}`),
});

describe('reading a request', () => {
  it('takes exactly as much as its queries may ask for together', () => {
    const hits = (hitsPerPage: number) => ({ indexName: 'cars', hitsPerPage });
    expect(status({ requests: [hits(1000), hits(1000), ...Array.from({ length: 30 }, () => hits(0))] })).toBe(200);
    expect(status({ requests: Array.from({ length: 10 }, () => numeric(40)) })).toBe(200);
  });

  it('takes boxes as lists and as text, by any two opposite corners', () => {
    const box = { south: -28, north: -27, west: 152.5, east: 154 };
    for (const insideBoundingBox of [
      '-27,152.5,-28,154',
      ' -28 , 154 , -27 , 152.5 ',
      '[[-27,152.5,-28,154]]',
      [[-27, 154, -28, 152.5]],
      [-27, 152.5, -28, 154],
    ])
      expect(read({ insideBoundingBox }).boxes, String(insideBoundingBox)).toEqual([box]);
    expect(read({ insideBoundingBox: '-27,152.5,-28,154,1,2,3,4' }).boxes).toHaveLength(2);
    expect(read({ insideBoundingBox: '' }).boxes).toBeUndefined();
    expect(read({ insideBoundingBox: '1,2,3,4', aroundLatLng: '1,2' })).toMatchObject({ around: undefined });
  });

  it('takes tags as conditions on _tags, and snippets with their number of words', () => {
    expect(read({ tagFilters: ['a', ['b', '-c']] }).filter).toMatchObject([
      { terms: [{ attribute: '_tags', value: 'a', negated: false }] },
      {
        terms: [
          { attribute: '_tags', value: 'b' },
          { attribute: '_tags', value: 'c', negated: true },
        ],
      },
    ]);
    expect(read({ attributesToSnippet: ['name', 'comments:20'] })).toMatchObject({
      snippets: [
        { name: 'name', words: 10 },
        { name: 'comments', words: 20 },
      ],
      ellipsis: '…',
    });
    expect(read({ attributesToSnippet: ['*:1', 'name', '*:3'] })).toMatchObject({
      snippets: [
        { name: '*', words: 3 },
        { name: 'name', words: 10 },
      ],
    });
  });

  it('takes parameters from the query and from its params text', () => {
    const params =
      'query=rav%204&hitsPerPage=5&facets=%5B%22make%22%5D&facetFilters=%5B%5B%22make%3AKia%22%5D%5D&typoTolerance=false';
    expect(read({ params })).toMatchObject({
      text: 'rav 4',
      paging: { by: 'page', page: 0, hitsPerPage: 5 },
      facets: ['make'],
      textOptions: { typos: false },
      filter: [{ kind: 'facet', terms: [{ attribute: 'make', value: 'Kia', negated: false }] }],
    });
    expect(read({ params: 'indexName=other&query=x', query: 'y' })).toMatchObject({ indexName: 'cars', text: 'y' });
  });

  it('takes the forms of lists that clients send', () => {
    expect(read({ facets: 'make' }).facets).toEqual(['make']);
    expect(read({ facets: '*' }).facets).toEqual(['*']);
    expect(read({ facets: 'make, body' }).facets).toEqual(['make', 'body']);
    expect(read({ facets: '["make"]' }).facets).toEqual(['make']);
    expect(read({ facetFilters: 'make:Kia' }).filter).toHaveLength(1);
    expect(read({ facetFilters: 'make:Kia,(body:SUV,body:Ute)' }).filter).toHaveLength(2);
    expect(read({ facetFilters: [[], 'make:\\-x', 'make:-y', 'make:\\\\-z', 'make:\\w'] }).filter).toMatchObject([
      { terms: [{ value: '-x', negated: false }] },
      { terms: [{ value: 'y', negated: true }] },
      { terms: [{ value: '\\-z', negated: false }] },
      { terms: [{ value: '\\w', negated: false }] },
    ]);
    expect(read({ numericFilters: 'price>1,km<5' }).filter).toHaveLength(2);
    expect(read({ numericFilters: ['price:1 TO 5', ['km=1', 'km!=2']] }).filter).toHaveLength(2);
  });

  it('takes ranges in either letter case, a list of one inside an OR, and each name once', () => {
    expect(read({ numericFilters: [' n : 11  to 46 ', 'n:1 TO 2', ' n >= 3 '] }).filter).toMatchObject([
      { terms: [{ attribute: 'n', low: 11, high: 46 }] },
      { terms: [{ attribute: 'n', low: 1, high: 2 }] },
      { terms: [{ attribute: 'n', low: 3, high: Number.POSITIVE_INFINITY }] },
    ]);
    expect(read({ facetFilters: ['a:1', ['b:2', ['c:3']]] }).filter).toMatchObject([
      { terms: [{ attribute: 'a' }] },
      { terms: [{ attribute: 'b' }, { attribute: 'c' }] },
    ]);
    expect(read({ attributesToHighlight: ['a', 'b', 'a'] }).highlight).toEqual(['a', 'b']);
  });

  it('pages by page or by offset', () => {
    expect(read({}).paging).toEqual({ by: 'page', page: 0, hitsPerPage: undefined });
    expect(read({ offset: 5 }).paging).toEqual({ by: 'offset', offset: 5, length: undefined });
    expect(read({ offset: 5, length: 7, hitsPerPage: 3 }).paging).toEqual({ by: 'offset', offset: 5, length: 7 });
    expect(read({ offset: 5, hitsPerPage: 3 }).paging).toEqual({ by: 'offset', offset: 5, length: 3 });
  });

  it.each([
    [
      'analytics and labels',
      { clickAnalytics: true, analytics: false, userToken: 'u', analyticsTags: ['x'], enablePersonalization: true },
    ],
    [
      'language features',
      { ignorePlurals: true, removeStopWords: ['en'], queryLanguages: ['en'], synonyms: true, ruleContexts: ['a'] },
    ],
    [
      'defaults spelt out',
      {
        distinct: false,
        tagFilters: '',
        getRankingInfo: false,
        optionalWords: [],
        minWordSizefor1Typo: 4,
        mode: 'keywordSearch',
      },
    ],
    ['nulls', { filters: null, facets: null, page: null, insideBoundingBox: null }],
  ])('accepts %s', (_, parameters) => {
    expect(status({ requests: [{ indexName: 'cars', ...parameters }] })).toBe(200);
  });

  it.each([
    ['no JSON', '{"requests":'],
    ['a JSON number', '5'],
    ['no requests', {}],
    ['requests that is no array', { requests: {} }],
    ['a query that is no object', { requests: [[]] }],
    ['a query without index', { requests: [{ query: 'x' }] }],
    ['an unknown parameter', { requests: [{ indexName: 'cars', foo: 1 }] }],
    ['__proto__ as a parameter', '{"requests":[{"indexName":"cars","__proto__":{"filters":"x:1"}}]}'],
    ['an unknown parameter beside requests', { requests: [], foo: 1 }],
    ['an unknown strategy', { requests: [], strategy: 'stopIfEnoughMatches' }],
    ['more than 32 queries', { requests: Array.from({ length: 33 }, () => ({ indexName: 'cars' })) }],
    ['more than 1,000 hits', { requests: [{ indexName: 'cars', hitsPerPage: 1001 }] }],
    ['more than 1,000 hits by length', { requests: [{ indexName: 'cars', offset: 0, length: 1001 }] }],
    [
      'more than 2,000 hits in all',
      { requests: [1000, 1000, 1].map((hitsPerPage) => ({ indexName: 'cars', hitsPerPage })) },
    ],
    ['more than 400 numeric conditions in all', { requests: Array.from({ length: 11 }, () => numeric(40)) }],
    ['half a box', { requests: [{ indexName: 'cars', insideBoundingBox: '1,2' }] }],
    ['a box beyond the earth', { requests: [{ indexName: 'cars', insideBoundingBox: [[91, 2, 3, 4]] }] }],
    ['a box of texts', { requests: [{ indexName: 'cars', insideBoundingBox: [['1', '2', '3', '4']] }] }],
    [
      '21 boxes',
      { requests: [{ indexName: 'cars', insideBoundingBox: Array.from({ length: 21 }, () => [1, 2, 3, 4]) }] },
    ],
    ['a polygon', { requests: [{ indexName: 'cars', insidePolygon: '1,2,3,4,5,6' }] }],
    [
      'snippets of 21 attributes',
      { requests: [{ indexName: 'cars', attributesToSnippet: Array.from({ length: 21 }, (_, at) => `a${at}`) }] },
    ],
    [
      'more than 4,000 snippets in all',
      { requests: [{ indexName: 'cars', hitsPerPage: 1000, attributesToSnippet: ['a', 'b', 'c', 'd', 'e'] }] },
    ],
    ['a snippet of no words', { requests: [{ indexName: 'cars', attributesToSnippet: ['name:0'] }] }],
    ['a snippet of words that are no number', { requests: [{ indexName: 'cars', attributesToSnippet: ['name:few'] }] }],
    ['an AND inside an OR of tags', { requests: [{ indexName: 'cars', tagFilters: [[['a', 'b']]] }] }],
    ['a negative page', { requests: [{ indexName: 'cars', page: -1 }] }],
    ['a fractional page', { requests: [{ indexName: 'cars', page: 0.5 }] }],
    ['a text page', { requests: [{ indexName: 'cars', page: 'first' }] }],
    ['a query that is no text', { requests: [{ indexName: 'cars', query: 5 }] }],
    ['a query over 512 bytes', { requests: [{ indexName: 'cars', query: 'é'.repeat(257) }] }],
    ['facets of numbers', { requests: [{ indexName: 'cars', facets: [1] }] }],
    ['an AND inside an OR of facetFilters', { requests: [{ indexName: 'cars', facetFilters: [[['a:1', 'b:2']]] }] }],
    ['a facet filter without value', { requests: [{ indexName: 'cars', facetFilters: ['make'] }] }],
    ['a range without its end', { requests: [{ indexName: 'cars', numericFilters: ['n:1 TO'] }] }],
    ['a comparison of two numbers', { requests: [{ indexName: 'cars', numericFilters: ['n>1 2'] }] }],
    ['a score of a filter', { requests: [{ indexName: 'cars', filters: 'make:Kia<score=2>' }] }],
    ['a numeric filter that is none', { requests: [{ indexName: 'cars', numericFilters: ['make:Kia'] }] }],
    ['an unsupported feature', { requests: [{ indexName: 'cars', similarQuery: 'x' }] }],
    ['optional filters', { requests: [{ indexName: 'cars', optionalFilters: ['make:Kia'] }] }],
    ['params that is no text', { requests: [{ indexName: 'cars', params: { query: 'x' } }] }],
    ['a facet search without facet', { requests: [{ indexName: 'cars', type: 'facet' }] }],
    ['too many facet hits', { requests: [{ indexName: 'cars', type: 'facet', facet: 'make', maxFacetHits: 101 }] }],
  ])('refuses %s with 400', (_, body) => {
    expect(status(body)).toBe(400);
  });

  it('refuses more than 64 KB with 413', () => {
    expect(status({ requests: [], padding: 'x'.repeat(65_536) })).toBe(413);
    expect(status(`{"requests":[]}${' '.repeat(65_536 - 15)}`)).toBe(200);
  });

  it('reads an empty body as an empty query', () => {
    expect(status('', { kind: 'query', indexName: 'cars' })).toBe(200);
  });
});
