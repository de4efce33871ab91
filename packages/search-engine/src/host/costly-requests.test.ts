import { describe, expect, it } from 'vitest';
import { STOCK_SETTINGS } from '../../test/random-stock';
import { DEFAULT_LIMITS } from '../protocol/read-query';
import { IndexHost } from './index-host';

const WORDS = 'a h l p r s are as able half left part rest'.split(' ');
const cars = Array.from({ length: 300 }, (_, at) => ({
  objectID: String(at),
  make: 'Toyota',
  price: at,
  comments: Array.from({ length: 200 }, (_, word) => WORDS[(at + word) % WORDS.length]).join(' '),
}));

function hostWith(limits = DEFAULT_LIMITS): IndexHost {
  const host = new IndexHost(limits);
  host.createIndex(STOCK_SETTINGS);
  host.apply('stock', cars, []);
  return host;
}

const host = hostWith();

function ask(query: object, asked = host) {
  const { status, body } = asked.search({ kind: 'query', indexName: 'stock' }, JSON.stringify(query), {});
  const json = JSON.parse(Buffer.from(body).toString()) as { message?: string; nbHits?: number };
  return { status, bytes: body.byteLength, ...json };
}

const spaces = ' '.repeat(12_000);
const digits = '1'.repeat(60_000);

describe('requests that cost more than they say', () => {
  // By a pattern that tries every place for the end of the spaces or digits, each of these takes minutes.
  it.each([
    ['spaces for a condition', { numericFilters: [spaces] }],
    ['spaces around a condition', { numericFilters: [`${spaces}price${spaces}>${spaces}1${spaces}x`] }],
    ['spaces in a range', { numericFilters: [`price:1${spaces}to${spaces}2${spaces}x`] }],
    ['conditions as a text of spaces', { numericFilters: `(${spaces}x` }],
    ['digits in a filter', { filters: `price > ${digits}x` }],
    ['digits in a condition', { numericFilters: [`price>${digits}x`] }],
    ['digits for a point', { aroundLatLng: `${digits}x,1` }],
    ['spaces for a point', { aroundLatLng: `1${spaces}x,1` }],
    ['a facet filter of spaces', { facetFilters: [`make:${spaces}`] }],
    ['a long name in a filter', { filters: `${'a'.repeat(60_000)}:1` }],
    ['a long facet name', { facets: ['a'.repeat(60_000)] }],
    ['a name of a parameter', { ['a'.repeat(60_000)]: 1 }],
    ['a highlight tag', { highlightPreTag: '<b>'.repeat(20_000) }],
    ['an endless search text', { query: 'a '.repeat(30_000) }],
  ])('refuses %s with a short message', (_, query) => {
    const { bytes, ...answer } = ask(query);
    expect(bytes).toBeLessThan(600);
    expect(answer).toEqual({ message: expect.any(String), status: 400 });
  });

  it('refuses more conditions than a query may have, and accepts exactly as many', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => `price!=${at}`);
    const facets = (count: number) => [Array.from({ length: count }, (_, at) => `make:m${at}`)];
    expect(ask({ numericFilters: numbers(40) })).toMatchObject({ status: 200, nbHits: 260 });
    expect(ask({ numericFilters: numbers(41) }).status).toBe(400);
    expect(ask({ facetFilters: facets(1000) })).toMatchObject({ status: 200, nbHits: 0 });
    expect(ask({ facetFilters: facets(1001) }).status).toBe(400);
  });

  it('searches for the first 24 words of a text', () => {
    const text = (count: number) => Array.from({ length: count }, () => 'a').join(' ');
    expect(ask({ query: `${text(23)} qqqq` }).nbHits).toBe(0);
    expect(ask({ query: `${text(24)} qqqq` }).nbHits).toBe(300);
  });

  it('searches for 60 words in all queries of a request, where consecutive queries may share them', () => {
    const text = (from: string, count: number) => Array.from({ length: count }, (_, at) => `${from}${at}`).join(' ');
    const status = (texts: readonly string[]) => {
      const requests = texts.map((query) => ({ indexName: 'stock', query }));
      return host.search({ kind: 'queries' }, JSON.stringify({ requests }), {}).status;
    };
    const [a, b, c] = [text('a', 30), text('b', 24), text('c', 12)];
    expect(status([a, a, a, b, b, c, c])).toBe(200);
    expect(status([a, b, c, 'd'])).toBe(400);
    expect(status([a, b, a])).toBe(400);
  });

  it('keeps an answer with the longest highlight tags within a few times the size of its hits', () => {
    const tag = 'x'.repeat(128);
    const query = { query: 'a p r h s l', queryType: 'prefixAll', hitsPerPage: 100, attributesToHighlight: ['*'] };
    const wide = ask({ ...query, highlightPreTag: tag, highlightPostTag: tag });
    // 60 KB of tag made 70 MB of answer.
    expect(wide).toMatchObject({ status: 200, nbHits: 300 });
    expect(wide.bytes).toBeLessThan(DEFAULT_LIMITS.answerBytes);
    expect(ask({ ...query, highlightPreTag: `${tag}x` }).status).toBe(400);
  });

  it('refuses an answer over its size limit and goes on', () => {
    const small = hostWith({ ...DEFAULT_LIMITS, answerBytes: 100_000 });
    for (const attributesToRetrieve of [['*'], ['comments', 'make']]) {
      const refused = ask({ hitsPerPage: 100, attributesToRetrieve, attributesToHighlight: ['*'] }, small);
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('100000 bytes') });
      expect(ask({ hitsPerPage: 5, attributesToRetrieve }, small)).toMatchObject({ status: 200, nbHits: 300 });
    }
  });
});
