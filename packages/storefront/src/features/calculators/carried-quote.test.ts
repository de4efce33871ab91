import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryQuote, readCarriedQuote } from './carried-quote';

const quote = {
  carId: '7',
  figures: {
    ...{ amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 9.95, frequency: 'weekly' as const },
    ...{ repayment: 147, comparisonRate: 10.5, total: 38_615 },
  },
  words: '$147 a week, comparison rate 10.50% p.a.',
};

describe('the repayment that an order takes along', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => kept.set(name, text),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is what was worked out last in this tab, for that vehicle alone', () => {
    expect(readCarriedQuote('7')).toBeNull();
    carryQuote(quote);
    expect(readCarriedQuote('7')).toEqual({ figures: quote.figures, words: quote.words });
    expect(readCarriedQuote('8')).toBeNull();
  });

  it.each(['{', '"text"', 'null', '{"carId":"7"}', '{"carId":"7","figures":1,"words":"x"}'])(
    'is nothing where the storage holds %s',
    (text) => {
      carryQuote(quote);
      for (const name of kept.keys()) kept.set(name, text);
      expect(readCarriedQuote('7')).toBeNull();
    },
  );
});
