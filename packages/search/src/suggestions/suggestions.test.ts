import { describe, expect, it } from 'vitest';
import { readMarks, readSuggestions, suggestionQueries } from './suggestions';

const mark = (text: string) => `\ue000${text}\ue001`;
const values = (...facetHits: readonly { value: string; highlighted: string; count: number }[]) => ({ facetHits });

describe('suggestions', () => {
  it('[SRCH-22] ask for 10 of each kind in one multi-query, with highlight markers', () => {
    const queries = suggestionQueries('toy', { indexName: 'cars' });
    expect(queries).toHaveLength(4);
    expect(queries.slice(0, 3)).toEqual(
      ['make', 'make_model.lvl1', 'body'].map((facet) =>
        expect.objectContaining({ type: 'facet', facet, facetQuery: 'toy', maxFacetHits: 10 }),
      ),
    );
    expect(queries[3]).toMatchObject({ query: 'toy', hitsPerPage: 10, attributesToHighlight: ['name'] });
    for (const query of queries) expect(query).toMatchObject({ highlightPreTag: '\ue000', highlightPostTag: '\ue001' });
  });

  it('lead to filters, or to one vehicle', () => {
    const found = readSuggestions([
      values({ value: 'Toyota', highlighted: `${mark('Toy')}ota`, count: 40 }),
      values(
        { value: 'Toyota > HiLux', highlighted: `${mark('Toy')}ota > HiLux`, count: 9 },
        { value: 'odd', highlighted: 'odd', count: 1 },
      ),
      values({ value: 'Ute', highlighted: 'Ute', count: 12 }, { value: '', highlighted: '', count: 3 }),
      {
        hits: [
          {
            slug: 'a-1',
            name: '2022 Toyota HiLux',
            stocknum: 'A1',
            _highlightResult: { name: { value: `2022 ${mark('Toyota')} HiLux` } },
          },
          { slug: 'a-2', name: '2020 Toyota 86', stocknum: 'A2' },
        ],
      },
    ]);
    expect(found).toEqual([
      {
        kind: 'make',
        words: [
          { text: 'Toy', found: true },
          { text: 'ota', found: false },
        ],
        count: 40,
        criteria: { make: ['Toyota'] },
      },
      {
        kind: 'model',
        words: [
          { text: 'Toy', found: true },
          { text: 'ota HiLux', found: false },
        ],
        count: 9,
        criteria: { make: ['Toyota'], model: ['HiLux'] },
      },
      { kind: 'body', words: [{ text: 'Ute', found: false }], count: 12, criteria: { body: ['Ute'] } },
      {
        kind: 'vehicle',
        words: [
          { text: '2022 ', found: false },
          { text: 'Toyota', found: true },
          { text: ' HiLux', found: false },
        ],
        slug: 'a-1',
        stocknum: 'A1',
      },
      { kind: 'vehicle', words: [{ text: '2020 Toyota 86', found: false }], slug: 'a-2', stocknum: 'A2' },
    ]);
  });

  it('throw when the engine gave no answer', () => {
    expect(() => readSuggestions([{}])).toThrow('without suggestions');
    expect(readMarks('')).toEqual([]);
  });
});
