import { describe, expect, it } from 'vitest';
import { searchTerms } from '../query/search-terms';
import { highlightRecord, highlightText } from './highlight';

function highlighter(text: string) {
  const { words, terms, met } = searchTerms(text, { typos: true, prefix: 'last', attributes: undefined });
  return { words, terms, met, preTag: '<em>', postTag: '</em>' };
}

describe('highlights', () => {
  it.each([
    ['toyota', 'Toyota Corolla', '<em>Toyota</em> Corolla'],
    ['toy', 'Toyota Corolla', '<em>Toy</em>ota Corolla'],
    ['toyta', 'Toyota Corolla', '<em>Toyota</em> Corolla'],
    ['citroen c4', 'Citroën C4', '<em>Citroën</em> <em>C4</em>'],
    ['landrover', 'Land Rover Defender', '<em>Land Rover</em> Defender'],
    ['land', 'Land Rover', '<em>Land</em> Rover'],
    ['rav 4', 'RAV4 GX', '<em>RAV4</em> GX'],
    ['cx5', 'Mazda CX-5', 'Mazda <em>CX-5</em>'],
    ['zebra', 'Toyota', 'Toyota'],
  ])('[SRCH-20] %s in %s', (text, value, marked) => {
    expect(highlightText(value, highlighter(text)).value).toBe(marked);
  });

  it('report how much of the search text an attribute matches', () => {
    expect(highlightText('Toyota Corolla', highlighter('toyota corolla'))).toEqual({
      value: '<em>Toyota</em> <em>Corolla</em>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['toyota', 'corolla'],
    });
    expect(highlightText('Toyota', highlighter('toyota corolla'))).toMatchObject({
      matchLevel: 'partial',
      fullyHighlighted: true,
      matchedWords: ['toyota'],
    });
    expect(highlightText('Toyota', undefined)).toEqual({ value: 'Toyota', matchLevel: 'none', matchedWords: [] });
  });

  it('have the same shape as the record', () => {
    const record = {
      objectID: '1',
      features: ['Tow Bar', 'Sunroof'],
      make_model: { lvl0: 'Kia', lvl1: 'Kia > Rio' },
      year: 2020,
      missing: null,
    };
    expect(
      highlightRecord(record, ['features', 'make_model.lvl0', 'year', 'missing', 'absent'], highlighter('kia')),
    ).toEqual({
      features: [
        { value: 'Tow Bar', matchLevel: 'none', matchedWords: [] },
        { value: 'Sunroof', matchLevel: 'none', matchedWords: [] },
      ],
      make_model: {
        lvl0: { value: '<em>Kia</em>', matchLevel: 'full', fullyHighlighted: true, matchedWords: ['kia'] },
      },
      year: { value: '2020', matchLevel: 'none', matchedWords: [] },
    });
  });

  it('add marks and change nothing else', () => {
    const value = 'a<b>&"é\u{1F697} Land Rover x-trail';
    const marked = highlightText(value, highlighter('land x trail')).value;
    expect(marked.replaceAll('<em>', '').replaceAll('</em>', '')).toBe(value);
  });
});
