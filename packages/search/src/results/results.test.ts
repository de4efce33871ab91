import { aSearchHit } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSoldRuns, listedHits } from './collapse-sold';
import { formatCount, shownCount } from './counts';
import { readSearchResponse } from './search-response';

describe('readSearchResponse', () => {
  it('[SRCH-29] reads hits, count, facets with min and max, pages and ms', () => {
    const hit = aSearchHit();
    expect(
      readSearchResponse({
        hits: [hit],
        nbHits: 43,
        nbPages: 3,
        processingTimeMS: 4,
        facets: { fuel: { Diesel: 30, Petrol: 13 }, price: { 52990: 1 } },
        facets_stats: { price: { min: 9990, max: 52_990 } },
      }),
    ).toEqual({
      hits: [hit],
      count: 43,
      pages: 3,
      ms: 4,
      facets: {
        fuel: { values: { Diesel: 30, Petrol: 13 }, stats: null },
        price: { values: { 52990: 1 }, stats: { min: 9990, max: 52_990 } },
      },
    });
  });

  it('takes the counts of a refined list from the answer that leaves the refinement out', () => {
    const main = { hits: [], nbHits: 30, facets: { fuel: { Diesel: 30 }, body: { Ute: 30 } } };
    const withoutFuel = { hits: [], facets: { fuel: { Diesel: 30, Petrol: 13 } } };
    const { facets, count } = readSearchResponse(main, [withoutFuel]);
    expect(facets.fuel?.values).toEqual({ Diesel: 30, Petrol: 13 });
    expect(facets.body?.values).toEqual({ Ute: 30 });
    expect(count).toBe(30);
  });

  it('reads an answer without facets', () => {
    expect(readSearchResponse({ hits: [] })).toEqual({ hits: [], count: 0, pages: 0, ms: 0, facets: {} });
  });
});

describe('shownCount', () => {
  it('[SRCH-11] is the count itself up to 1999, above it the configured stock count or the summed facet counts', () => {
    const facet = { new: 1500, used: 900 };
    expect(shownCount(1999, { stockCount: 5000 }, facet)).toBe(1999);
    expect(shownCount(2000, { stockCount: 5000 }, facet)).toBe(5000);
    expect(shownCount(2000, { stockCount: null }, facet)).toBe(2400);
    expect(shownCount(2000, { stockCount: null }, {})).toBe(2000);
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  });
});

describe('collapseSoldRuns', () => {
  const list = (pattern: string) => [...pattern].map((letter, index) => ({ available: letter === 'a', index }));
  const kept = (pattern: string) => collapseSoldRuns(list(pattern)).map(({ index }) => index);

  it('[SRCH-17] keeps only the first sold vehicle of a consecutive run', () => {
    expect(kept('assasssa')).toEqual([0, 1, 3, 4, 7]);
    expect(kept('sss')).toEqual([0]);
    expect(kept('aaa')).toEqual([0, 1, 2]);
    expect(kept('')).toEqual([]);
  });

  it('[SRCH-17] loses no available vehicle and leaves no two sold ones together', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (states) => {
        const hits = states.map((available, index) => ({ available, index }));
        const collapsed = collapseSoldRuns(hits);
        expect(collapsed.filter(({ available }) => available)).toEqual(hits.filter(({ available }) => available));
        for (const [at, hit] of collapsed.entries()) {
          if (at > 0) expect(hit.available || collapsed[at - 1]?.available).toBe(true);
        }
        expect(collapsed.toSorted((one, other) => one.index - other.index)).toEqual(collapsed);
      }),
    );
  });

  it('[SRCH-17] happens on sites that set so, and leaves the shown count as it is', () => {
    const response = readSearchResponse({ hits: list('ssa'), nbHits: 43 });
    expect(listedHits(response.hits, { collapseSold: true })).toHaveLength(2);
    expect(listedHits(response.hits, { collapseSold: false })).toBe(response.hits);
    expect(shownCount(response.count, { stockCount: null }, {})).toBe(43);
  });

  it('[SRCH-17] keeps the first of every sold run', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (states) => {
        const hits = states.map((available, index) => ({ available, index }));
        const firsts = hits.filter((hit, index) => !hit.available && hits[index - 1]?.available !== false);
        expect(collapseSoldRuns(hits).filter(({ available }) => !available)).toEqual(firsts);
      }),
    );
  });
});
