import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount, settleAmount } from './amount';

const twelveDigits = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe('formatAmount and parseAmount', () => {
  it('read back what they write, up to twelve digits', () => {
    fc.assert(
      fc.property(twelveDigits, (value) => {
        expect(parseAmount(formatAmount(value))).toBe(value);
      }),
    );
  });

  it('read back cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        const value = cents / 100;
        expect(parseAmount(formatAmount(value, { decimals: 2 }))).toBe(value);
        expect(parseAmount(formatAmount(value, { decimals: 2, cents: true }))).toBe(value);
      }),
    );
  });

  it('write both cents or none', () => {
    const written = (value: number) => formatAmount(value, { decimals: 2, cents: true });
    expect([1.7, 2, 1234.56].map(written)).toEqual(['1.70', '2', '1,234.56']);
  });

  it('group by three digits, or not at all when plain', () => {
    fc.assert(
      fc.property(twelveDigits, (value) => {
        expect(formatAmount(value)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
        expect(formatAmount(value).replaceAll(',', '')).toBe(String(value));
        expect(formatAmount(value, { plain: true })).toBe(String(value));
      }),
    );
  });

  it('write an empty text for what is no figure', () => {
    expect(formatAmount(undefined)).toBe('');
    expect(formatAmount(Number.NaN)).toBe('');
    expect(formatAmount(Number.POSITIVE_INFINITY)).toBe('');
    expect(formatAmount(-0)).toBe('0');
  });
});

describe('parseAmount', () => {
  it('returns a finite number or undefined, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,.-−–٣５½∞ $km%e') }));
    fc.assert(
      fc.property(typed, (text) => {
        const value = parseAmount(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });

  it('accepts commas or gaps between thousands, and units', () => {
    const gap = fc.constantFrom('', ',', ' ', ', ', '\u00a0', '\u2019');
    const unit = fc.constantFrom('', ' km', '%', ' years', ' p.a.', '% p.a.', ' L/100km', ' dollars');
    fc.assert(
      fc.property(fc.nat(), gap, unit, fc.constantFrom('', '$', 'A$ ', 'AUD '), (value, between, after, before) => {
        const text = value.toLocaleString('en-AU').replaceAll(',', between);
        expect(parseAmount(`${before}${text}${after}`)).toBe(value);
      }),
    );
  });

  it.each([
    ['$25,000', 25_000],
    ['AUD 25 000', 25_000],
    ['25k', 25_000],
    ['1.5k', 1500],
    ['30 K', 30_000],
    ['1.5m', 1_500_000],
    ['150k km', 150_000],
    ['30 000', 30_000],
    ['$1.70/L', 1.7],
    ['150 km', 150],
    ['8.49% p.a.', 8.49],
    ['.5', 0.5],
    ['5.', 5],
    ['-300', -300],
    ['$-300', -300],
    ['−300', -300],
    ['２５０００', 25_000],
    ['-0', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, value) => expect(parseAmount(text)).toBe(value));

  it.each([
    '',
    ' ',
    '.',
    '-',
    '$',
    'abc',
    'abc12',
    '1.2.3',
    '10-20',
    '1e5',
    'NaN',
    'Infinity',
    '0x10',
    '25,5',
    '1,50',
    '10 20',
    '25.5k?',
    '30x',
    '25 to 30',
    '1,2345',
    '9'.repeat(501),
  ])('returns undefined for "%s"', (text) => expect(parseAmount(text)).toBeUndefined());
});

describe('settleAmount', () => {
  const bounds = { min: 1000, max: 250_000 };

  it('keeps to the bounds and the step', () => {
    const anyBounds = fc
      .tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat(100_000), fc.option(fc.integer({ min: 1, max: 5000 })))
      .map(([min, room, step]) => ({ min, max: min + room, ...(step === null ? {} : { step }) }));
    fc.assert(
      fc.property(fc.double({ noNaN: true }), anyBounds, (wanted, limits) => {
        const value = settleAmount(wanted, limits);
        expect(value).toBeGreaterThanOrEqual(limits.min);
        expect(value).toBeLessThanOrEqual(limits.max);
        expect(settleAmount(value, limits)).toBe(value);
      }),
    );
    expect([900, 300_000, 20_500].map((wanted) => settleAmount(wanted, bounds))).toEqual([1000, 250_000, 20_500]);
    expect(settleAmount(1234, { ...bounds, step: 500 })).toBe(1000);
  });

  it('steps by decimals without their errors', () => {
    expect(settleAmount(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});
