import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchWord, typoAllowance } from '../text/typos';
import type { WordTerm } from './condition';
import { TermBook } from './term-book';

// Few letters, so that words are near each other, and long enough for two typos.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 11 });
const term: fc.Arbitrary<WordTerm> = fc
  .tuple(word, fc.boolean(), fc.boolean())
  .map(([text, prefix, typos]) => ({ word: text, prefix, allowance: typos ? typoAllowance(text) : 0 }));

describe('TermBook', () => {
  it('finds the terms that a word meets as comparing it with each would, whichever came first', () => {
    fc.assert(
      fc.property(
        fc.array(term, { maxLength: 60 }),
        fc.array(term, { maxLength: 80 }),
        fc.array(word),
        (early, late, words) => {
          const book = new TermBook();
          const met = (each: string, at: number) => [...book.metBy(at, each)].toSorted((left, right) => left - right);
          const terms = new Map(early.map((each) => [book.take(each), each]));
          words.forEach(met);
          for (const each of late) terms.set(book.take(each), each);
          words.forEach((each, at) => {
            const wanted = [...terms].filter(([, { word: own, prefix, allowance }]) =>
              matchWord(own, each, prefix, allowance),
            );
            expect(met(each, at)).toEqual(wanted.map(([number]) => number).toSorted((left, right) => left - right));
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the numbers of terms that nothing uses to others, and then forgets who met them', () => {
    const book = new TermBook();
    const exact = (text: string): WordTerm => ({ word: text, prefix: false, allowance: 0 });
    const first = Array.from({ length: 1000 }, (_, at) => book.take(exact(`w${at}`)));
    expect(book.metBy(0, 'w7')).toEqual([first[7]]);
    for (const number of first) book.leave(number);
    expect(book.metBy(0, 'w7')).toEqual([]);
    const again = Array.from({ length: 1000 }, (_, at) => book.take(exact(`v${at}`)));
    expect(book.size).toBe(1000);
    expect(book.metBy(0, 'w7')).toEqual([]);
    expect(book.metBy(1, 'v7')).toEqual([again[7]]);
  });
});
