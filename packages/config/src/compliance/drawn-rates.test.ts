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

  it('is drawn no smaller than the repayment beside it', () => {
    const size = fc.integer({ min: 8, max: 90 });
    const written = fc.constantFrom(' a week', '/wk', ' / mo', ' per fortnight');
    fc.assert(
      fc.property(size, size, size, written, (repayment, comparison, words, period) => {
        const found = drawn(
          ['Estimated repayment\n', words],
          ['$311', repayment],
          [`${period}\n`, words],
          ['9.29%', comparison],
          [' p.a. comparison rate\n', words],
          ['Total payable $80,860', 90],
        );
        expect(found.length > 0).toBe(comparison < repayment);
      }),
    );
    expect(drawn(['a week\n', 12], ['$311\n', 30], ['p.a. comparison rate ', 12], ['9.29%', 20])).toHaveLength(1);
  });

  it('is not compared with the size of a price, and not required for a repayment without rates', () => {
    expect(drawn(['$38,990 ', 60], ['drive away ', 12], ['comparison rate 9.29% p.a.', 14])).toEqual([]);
    expect(drawn(['$311 a week', 60])).toEqual([]);
  });

  it('must stand in the same part of the page as its rate', () => {
    const rate = { path: 'card', letters: [{ text: '4.9% p.a.', size: 14 }] };
    const other = { path: 'small print', letters: [{ text: 'comparison rate 5.4% p.a.', size: 20 }] };
    expect(findLesserComparisonRates([rate, other])).toEqual([{ path: 'card', quote: '4.9% p.a.' }]);
    expect(findLesserComparisonRates([{ path: 'card', letters: [...rate.letters, ...other.letters] }])).toEqual([]);
  });

  it('is required for every rate, and for nothing else', () => {
    expect(drawn(['100% electric ', 40], ['comparison rate 5.4% p.a.', 12])).toEqual([]);
    expect(drawn(['4.9% p.a. ', 14], ['3.9% p.a. ', 20], ['comparison rate 5.4% p.a.', 14])).toHaveLength(1);
    expect(drawn(['4.9% p.a. ', 14.2], ['comparison rate 5.4% p.a.', 14])).toEqual([]);
    expect(drawn(['9.63% p.a. comparison rate, ', 20], ['8.99% p.a. interest', 20])).toEqual([]);
    expect(drawn()).toEqual([]);
  });
});
