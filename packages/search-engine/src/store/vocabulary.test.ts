import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOfProse } from '../text/words';
import { Vocabulary } from './vocabulary';

function proseOf(vocabulary: Vocabulary, text: string): string[] {
  const found: number[] = [];
  vocabulary.beginRecord();
  vocabulary.addProse(text, found);
  return found.map((token) => vocabulary.words[token]!);
}

describe('the words of a description', () => {
  it('equal those of the tokeniser, each once, with and without characters beyond ASCII', () => {
    const unit = fc.constantFrom('a', 'B', 'c', '3', ' ', ' ', '-', '.', '\n', "'", 'é', '\u0301', '½', 'K');
    const vocabulary = new Vocabulary(1);
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const found = proseOf(vocabulary, text);
        expect(new Set(found)).toEqual(tokensOfProse(text));
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 500 },
    );
  });

  it('keep one number each, however many there are', () => {
    const vocabulary = new Vocabulary(1);
    const words = Array.from({ length: 5000 }, (_, at) => `word${at}ofthislist`);
    const tokens = words.map((word) => vocabulary.token(word));
    expect(new Set(tokens).size).toBe(words.length);
    expect(proseOf(vocabulary, words.join(' ').toUpperCase())).toEqual(words);
    expect(words.map((word) => vocabulary.token(word))).toEqual(tokens);
  });
});
