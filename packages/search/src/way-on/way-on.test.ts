import { aSearchHit } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '../criteria/criteria';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { loosenings, readWayOn, wayOnQueries } from './way-on';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'cars' };
const criteria: SearchCriteria = {
  query: 'sunroof snorkel',
  make: ['Kia'],
  body: ['Ute'],
  price: { min: null, max: 20_000 },
  page: 2,
};
const hit = (id: string, own = {}) => aSearchHit({ objectID: `1:${id}`, id, ...own });

describe('a search that found nothing', () => {
  it('[SRCH-09] is tried without each of its words and filters, the rest as it was', () => {
    expect(loosenings(criteria).map(({ criteria: left }) => left)).toEqual([
      { query: 'snorkel', make: ['Kia'], body: ['Ute'], price: { min: null, max: 20_000 } },
      { query: 'sunroof', make: ['Kia'], body: ['Ute'], price: { min: null, max: 20_000 } },
      { query: 'sunroof snorkel', make: [], body: ['Ute'], price: { min: null, max: 20_000 } },
      { query: 'sunroof snorkel', make: ['Kia'], body: [], price: { min: null, max: 20_000 } },
      { query: 'sunroof snorkel', make: ['Kia'], body: ['Ute'] },
    ]);
    expect(loosenings({ query: 'zzz' }).map(({ criteria: left }) => left)).toEqual([{}]);
  });

  it('asks beyond a highest price for the cheapest, then for its make, its body and all there is', () => {
    const queries = wayOnQueries(criteria, settings);
    expect(queries.map(({ indexName }) => indexName)).toEqual([
      'cars',
      'cars',
      'cars',
      'cars',
      'cars_price_asc',
      'cars',
      'cars',
      'cars',
    ]);
    expect(queries.every(({ hitsPerPage }) => hitsPerPage === 3)).toBe(true);
  });

  it('says how many each way finds, most first, and shows the vehicles of the way that lets in fewest', () => {
    const found = (nbHits: number, ...ids: string[]) => ({ nbHits, hits: ids.map((id) => hit(id)) });
    const way = readWayOn(criteria, [found(0), found(9, 'a', 'b', 'c'), found(0), found(1, 'd'), found(0), found(5)]);
    expect(way.loosened.map(({ kind, count }) => [kind, count])).toEqual([
      ['word', 9],
      ['filter', 1],
    ]);
    expect(way.nearest.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  });

  it('shows what is like it where no single step finds anything, each once, and none that has sold', () => {
    const none = Array.from({ length: 5 }, () => ({ nbHits: 0, hits: [] }));
    const like = [
      { nbHits: 2, hits: [hit('a'), hit('sold', { available: false })] },
      { nbHits: 2, hits: [hit('a'), hit('b')] },
    ];
    const way = readWayOn(criteria, [...none, ...like]);
    expect(way.loosened).toEqual([]);
    expect(way.nearest.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(() => readWayOn(criteria, [])).toThrow('without a way on');
  });

  it('has a bound of questions, however much was asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { maxLength: 60 }),
        fc.string({ maxLength: 200 }),
        (values, query) => {
          const many: SearchCriteria = { colour: values, badge: values, query };
          expect(wayOnQueries(many, settings).length).toBeLessThanOrEqual(20);
        },
      ),
      { numRuns: 30 },
    );
  });
});
