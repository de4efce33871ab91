import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerms } from '../query/search-terms';
import type { Highlighter } from './highlight';
import { snippetRecord, snippetText } from './snippet';
import { wordsOf } from './words';

const highlighter = (text: string): Highlighter => ({
  ...searchTerms(text, { typos: false, prefix: 'none', attributes: undefined }),
  preTag: '<em>',
  postTag: '</em>',
});
const text = 'One owner. Full service history, two keys; towing pack with a snorkel and new tyres!';

describe('a snippet', () => {
  it('has the words about the first that matches, marked, and says what is left out', () => {
    expect(snippetText(text, 6, highlighter('snorkel'), '…')).toEqual({
      value: '…with a <em>snorkel</em> and new tyres!',
      matchLevel: 'full',
    });
    expect(snippetText(text, 4, highlighter('service black'), ' [more] ')).toEqual({
      value: ' [more] Full <em>service</em> history, two [more] ',
      matchLevel: 'partial',
    });
    expect(snippetText(text, 3, highlighter('one'), '…').value).toBe('<em>One</em> owner. Full…');
  });

  it('has the first words where nothing matches, and a short text whole', () => {
    expect(snippetText(text, 3, undefined, '…')).toEqual({ value: 'One owner. Full…', matchLevel: 'none' });
    expect(snippetText('Two keys.', 10, highlighter('keys'), '…').value).toBe('Two <em>keys</em>.');
    expect(snippetText('', 10, highlighter('keys'), '…').value).toBe('');
  });

  it('never has more words than are wanted, and is a part of the text but for its marks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'bb', 'c-d', 'é', '7', '.', '—', '🚗'), { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('', 'a', 'bb 7', 'cd', 'zz'),
        (parts, words, query) => {
          const whole = parts.join(' ');
          const { value } = snippetText(whole, words, highlighter(query), '…');
          const plain = value.replaceAll(/<\/?em>|^…|…$/g, '');
          expect(whole).toContain(plain);
          expect(wordsOf(plain).length).toBe(Math.min(words, wordsOf(whole).length));
        },
      ),
    );
  });

  it('is made of each text of the named attributes, lists and nested ones included', () => {
    const record = { name: 'Blue Ute', list: ['one two three', 'four'], deep: { er: 'five six' }, year: 2020 };
    const snippets = [
      { name: 'list', words: 2 },
      { name: 'deep.er', words: 1 },
      { name: 'missing', words: 1 },
    ];
    expect(snippetRecord(record, snippets, undefined, '…')).toEqual({
      list: [
        { value: 'one two…', matchLevel: 'none' },
        { value: 'four', matchLevel: 'none' },
      ],
      deep: { er: { value: 'five…', matchLevel: 'none' } },
    });
    expect(Object.keys(snippetRecord(record, [{ name: '*', words: 1 }], undefined, '…'))).toEqual(Object.keys(record));
  });
});
