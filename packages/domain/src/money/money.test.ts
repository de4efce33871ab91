import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars } from './format-dollars';
import {
  addMoney,
  type Currency,
  compareMoney,
  dollarsOf,
  formatCents,
  formatMoney,
  type Money,
  MoneyError,
  money,
  moneyFromDollars,
  mostCents,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './index';

const codeOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof MoneyError) return error.code;
    throw error;
  }
  return 'none';
};

const anyCents = fc.integer({ min: -mostCents, max: mostCents });
const anyMoney = anyCents.map((cents) => money(cents));
/** Small enough that no sum or product of a few is beyond what an amount may be. */
const someMoney = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map((cents) => money(cents));
const foreign = (cents: number): Money => ({ cents, currency: 'NZD' as Currency });

describe('money', () => {
  it('is a whole number of cents up to a trillion dollars, and nothing else', () => {
    expect(money(1)).toEqual({ cents: 1, currency: 'AUD' });
    expect(Object.is(money(-0).cents, 0)).toBe(true);
    expect(codeOf(() => money(0.5))).toBe('NOT_AN_AMOUNT');
    expect(codeOf(() => money(Number.NaN))).toBe('NOT_AN_AMOUNT');
    expect(codeOf(() => money(mostCents + 1))).toBe('TOO_LARGE');
    expect(codeOf(() => money(-mostCents - 1))).toBe('TOO_LARGE');
  });
});

describe('moneyFromDollars', () => {
  it.each([
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [0.07 * 100, 700],
    [34_990, 34_990_00],
    [9_999_999_999.99, 999_999_999_999],
    [1e12, mostCents],
    [-29.5, -2950],
    [0, 0],
  ])('takes %d dollars as %d cents, without a tail', (dollars, cents) => {
    expect(moneyFromDollars(dollars).cents).toBe(cents);
  });

  it.each([
    [1.005, 101, 101, 100],
    [1.004_999, 100, 101, 100],
    [0.005, 1, 1, 0],
    [0.004_9, 0, 1, 0],
    [1e-20, 0, 1, 0],
    [-1.005, -101, -101, -100],
    [8.345, 835, 835, 834],
    [20_499.995, 2_050_000, 2_050_000, 2_049_999],
  ])('rounds %d dollars as its decimals say: %d, up %d, down %d cents', (dollars, halfUp, up, down) => {
    expect(moneyFromDollars(dollars, 'half-up').cents).toBe(halfUp);
    expect(moneyFromDollars(dollars, 'up').cents).toBe(up);
    expect(moneyFromDollars(dollars, 'down').cents).toBe(down);
    expect(codeOf(() => moneyFromDollars(dollars))).toBe('NOT_EXACT');
  });

  it('refuses what is no number, and more than a trillion dollars', () => {
    expect(codeOf(() => moneyFromDollars(Number.NaN))).toBe('NOT_AN_AMOUNT');
    expect(codeOf(() => moneyFromDollars(Number.POSITIVE_INFINITY, 'up'))).toBe('NOT_AN_AMOUNT');
    expect(codeOf(() => moneyFromDollars(1e12 + 1))).toBe('TOO_LARGE');
    expect(codeOf(() => moneyFromDollars(Number.MAX_VALUE, 'half-up'))).toBe('TOO_LARGE');
    expect(() => moneyFromDollars(1.005)).toThrow(
      '1.005 dollars is no whole number of cents: name how it is to be rounded.',
    );
  });

  it('gives back every amount that dollarsOf has made dollars of', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(moneyFromDollars(dollarsOf(amount))).toEqual(amount);
      }),
    );
  });

  it('finds the cents again in a sum of doubles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000_00 }), { maxLength: 10 }), (cents) => {
        const sum = cents.reduce((all, one) => all + one / 100, 0);
        expect(moneyFromDollars(sum).cents).toBe(cents.reduce((all, one) => all + one, 0));
      }),
    );
  });
});

describe('sums of money', () => {
  it('add and subtract to the cent, in whatever order', () => {
    expect(addMoney(money(10), money(20))).toEqual(money(30));
    expect(subtractMoney(money(10), money(20))).toEqual(money(-10));
    expect(sumMoney([])).toEqual(money(0));
    fc.assert(
      fc.property(fc.array(someMoney, { maxLength: 20 }), someMoney, (amounts, one) => {
        expect(sumMoney(amounts)).toEqual(sumMoney([...amounts].reverse()));
        expect(subtractMoney(addMoney(sumMoney(amounts), one), one)).toEqual(sumMoney(amounts));
      }),
    );
  });

  it('are refused beyond a trillion dollars, and of two currencies', () => {
    expect(codeOf(() => addMoney(money(mostCents), money(1)))).toBe('TOO_LARGE');
    for (const together of [addMoney, subtractMoney, compareMoney])
      expect(codeOf(() => together(money(1), foreign(1)))).toBe('CURRENCIES_DIFFER');
    expect(codeOf(() => sumMoney([money(1), foreign(1)]))).toBe('CURRENCIES_DIFFER');
  });

  it('compare by their size', () => {
    expect(compareMoney(money(1), money(2))).toBeLessThan(0);
    expect(compareMoney(money(2), money(2))).toBe(0);
    expect([money(5), money(-1), money(2)].sort(compareMoney)).toEqual([money(-1), money(2), money(5)]);
  });
});

describe('multiplyMoney', () => {
  it.each([
    [1005, 0.1, 'half-up', 101],
    [1005, 0.1, 'down', 100],
    [1004, 0.1, 'up', 101],
    [-1005, 0.1, 'half-up', -101],
    [-1009, 0.1, 'down', -100],
    [63_741, 60, 'exact', 38_244_60],
    [110_00, 1 / 11, 'half-up', 10_00],
    [100, 1.15, 'exact', 115],
    [12_345, 0, 'exact', 0],
  ] as const)('makes of %d cents times %d, %s, %d cents', (cents, rate, rounding, product) => {
    expect(multiplyMoney(money(cents), rate, rounding).cents).toBe(product);
  });

  it('is what whole numbers say, for every rate of six decimals and half a cent besides', () => {
    const millionths = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), millionths, (cents, rate) => {
        const exact = BigInt(cents) * BigInt(rate);
        const product = (rounding: 'half-up' | 'up' | 'down') =>
          BigInt(multiplyMoney(money(cents), rate / 1e6, rounding).cents);
        expect(product('half-up')).toBe((2n * exact + 1_000_000n) / 2_000_000n);
        expect(product('down')).toBe(exact / 1_000_000n);
        expect(product('up')).toBe((exact + 999_999n) / 1_000_000n);
      }),
    );
  });

  it('is the same away from zero on both sides of it', () => {
    const rates = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(someMoney, rates, fc.constantFrom('half-up', 'up', 'down'), ({ cents }, rate, rounding) => {
        const product = multiplyMoney(money(cents), rate, rounding);
        expect(multiplyMoney(money(-cents), rate, rounding)).toEqual(money(-product.cents));
      }),
    );
  });

  it('refuses what is no rate, what exact does not round, and what gets too large', () => {
    expect(codeOf(() => multiplyMoney(money(1), Number.NaN, 'up'))).toBe('NOT_AN_AMOUNT');
    expect(codeOf(() => multiplyMoney(money(1005), 0.1, 'exact'))).toBe('NOT_EXACT');
    expect(codeOf(() => multiplyMoney(money(mostCents), 1.5, 'down'))).toBe('TOO_LARGE');
    expect(codeOf(() => multiplyMoney(foreign(mostCents), Number.MAX_VALUE, 'down'))).toBe('TOO_LARGE');
  });
});

describe('formatDollars and formatMoney', () => {
  it('drop cents only when there are none', () => {
    expect(formatDollars(34_990)).toBe('$34,990');
    expect(formatDollars(29.5)).toBe('$29.50');
    expect([34_990_00, 2950, 7, -500].map((cents) => formatMoney(money(cents)))).toEqual([
      '$34,990',
      '$29.50',
      '$0.07',
      '-$5',
    ]);
  });
});

describe('formatCents', () => {
  it('says whole cents, below 0 too, and never -$0', () => {
    expect([0, -0, 5, 100, 2950, 3_499_000, -500, -1].map(formatCents)).toEqual([
      ...['$0', '$0', '$0.05', '$1', '$29.50', '$34,990', '-$5', '-$0.01'],
    ]);
  });

  it('says what dollars say, for every whole number of cents', () =>
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), (cents) => {
        expect(formatCents(cents)).toBe(formatDollars(cents / 100));
      }),
    ));

  it('refuses what is no whole number of cents', () => {
    expect([codeOf(() => formatCents(0.5)), codeOf(() => formatCents(Number.NaN))]).toEqual([
      ...['NOT_AN_AMOUNT', 'NOT_AN_AMOUNT'],
    ]);
  });
});
