import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPriceWords, withTypedWords } from './price-words';

const under = (max: number) => ({ price: { min: null, max } });
const over = (min: number) => ({ price: { min, max: null } });

describe('withPriceWords', () => {
  it.each([
    ['under 30000', under(30_000)],
    ['under $30,000', under(30_000)],
    ['Below 30K', under(30_000)],
    ['up to 25k', under(25_000)],
    ['less than 27.5k', under(27_500)],
    ['over 20k', over(20_000)],
    ['at least $8,500', over(8500)],
    ['20k to 30k', { price: { min: 20_000, max: 30_000 } }],
    ['20-30k', { price: { min: 20_000, max: 30_000 } }],
    ['between 30000 and 20000', { price: { min: 20_000, max: 30_000 } }],
    ['over 20k under 30k', { price: { min: 20_000, max: 30_000 } }],
    ['ute diesel under 30000', { query: 'ute diesel', ...under(30_000) }],
    ['ute under 30k diesel', { query: 'ute diesel', ...under(30_000) }],
    ['under 2000 dollars', { query: 'under 2000 dollars' }],
    ['under $2,000', under(2000)],
  ])('reads %s', (query, criteria) => {
    expect(withPriceWords({ query })).toEqual(criteria);
  });

  it.each(['hilux', '30000', 'up to 7 seats', 'over 2019', '2018 to 2022', 'ram 1500 to 2500', 'under 100000 km'])(
    'leaves %s in the search text',
    (query) => {
      expect(withPriceWords({ query })).toEqual({ query });
    },
  );

  it('leaves prices that contradict each other in the search text', () => {
    expect(withPriceWords({ query: 'over 30k under 20k' })).toEqual({ query: 'over 30k under 20k' });
  });

  it('replaces a price filter that was set, and keeps the other filters', () => {
    expect(withPriceWords({ query: 'under 20k', make: ['Kia'], price: { min: 30_000, max: null } })).toEqual({
      make: ['Kia'],
      ...under(20_000),
    });
  });

  it('reads every whole price, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2100, max: 9_999_999 }), (price) => {
        const written = [
          String(price),
          `$${price}`,
          price.toLocaleString('en-AU'),
          `$${price.toLocaleString('en-AU')}`,
        ];
        for (const figure of written) {
          expect(withPriceWords({ query: `kia under ${figure}` })).toEqual({ query: 'kia', ...under(price) });
          expect(withPriceWords({ query: `over ${figure} kia` })).toEqual({ query: 'kia', ...over(price) });
        }
      }),
    );
  });

  it('finds no further price in its own result', () => {
    const word = fc.constantFrom('under', 'over', 'to', 'ute', '20k', '$30,000', '45000', '7', '-', 'km');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const once = withPriceWords({ query: words.join(' ') });
        expect(withPriceWords(once)).toEqual(once);
      }),
    );
  });
});

describe('withTypedWords', () => {
  it('turns the price of words into the filter, back on page 1', () => {
    expect(withTypedWords({ make: ['Kia'], page: 3 }, ' ute under 30k ', '')).toEqual({
      make: ['Kia'],
      query: 'ute',
      ...under(30_000),
    });
  });

  it('updates its filter while the words are typed, and removes it with them', () => {
    const first = withTypedWords({}, 'ute under 3000', 'ute');
    expect(first).toEqual({ query: 'ute', ...under(3000) });
    const whole = withTypedWords(first, 'ute under 30000', 'ute under 3000');
    expect(whole).toEqual({ query: 'ute', ...under(30_000) });
    expect(withTypedWords(whole, 'ute', 'ute under 30000')).toEqual({ query: 'ute' });
  });

  it('keeps a price filter that was chosen, or changed since', () => {
    const chosen = { price: { min: 10_000, max: 20_000 } };
    expect(withTypedWords(chosen, 'ute', '')).toEqual({ query: 'ute', ...chosen });
    expect(withTypedWords(chosen, 'ute', 'ute under 30000')).toEqual({ query: 'ute', ...chosen });
  });
});
