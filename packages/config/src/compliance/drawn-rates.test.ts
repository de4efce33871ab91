import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnLetters, findLesserComparisonRates } from './drawn-rates';

const drawn = (...runs: readonly (readonly [text: string, size: number])[]) => {
  const letters: readonly DrawnLetters[] = runs.map(([text, size]) => ({ text, size }));
  return findLesserComparisonRates([{ path: 'card', letters }]).map(({ quote }) => quote);
};

describe('a comparison rate', () => {
  it('is drawn no smaller than its rate, whatever the sizes', () => {
    const size = fc.integer({ min: 8, max: 90 });
    fc.assert(
      fc.property(size, size, size, (rate, comparison, words) => {
        const found = drawn(
          ['Finance at ', words],
          ['4.9', rate],
          ['% p.a. ', rate],
          ['comparison rate ', words],
          ['5.4% p.a.', comparison],
        );
        expect(found.length > 0).toBe(comparison < rate);
      }),
    );
  });

  it('stands in the same place', () => {
    const rate = { path: 'card', letters: [{ text: '4.9% p.a.', size: 14 }] };
    const other = { path: 'small print', letters: [{ text: 'comparison rate 5.4% p.a.', size: 20 }] };
    expect(findLesserComparisonRates([rate, other])).toEqual([{ path: 'card', quote: '4.9% p.a.' }]);
    expect(findLesserComparisonRates([{ path: 'card', letters: [...rate.letters, ...other.letters] }])).toEqual([]);
  });

  it('is asked of every rate, and of nothing else', () => {
    expect(drawn(['100% electric ', 40], ['comparison rate 5.4% p.a.', 12])).toEqual([]);
    expect(drawn(['4.9% p.a. ', 14], ['3.9% p.a. ', 20], ['comparison rate 5.4% p.a.', 14])).toHaveLength(1);
    expect(drawn(['4.9% p.a. ', 14.2], ['comparison rate 5.4% p.a.', 14])).toEqual([]);
    expect(drawn(['9.63% p.a. comparison rate, ', 20], ['8.99% p.a. interest', 20])).toEqual([]);
    expect(drawn()).toEqual([]);
  });
});
