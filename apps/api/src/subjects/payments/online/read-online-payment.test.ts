import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readOnlinePayment } from './read-online-payment';

describe('readAmount', () => {
  it.each([
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['$1,250.50', 125_050],
    ['AUD 10', 1000],
    [' 1 250 ', 125_000],
    ['1,25', null],
    ['12.345', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
    ['ten', null],
  ])('reads "%s" as %s cents', (typed, cents) => expect(readAmount(typed)).toBe(cents));

  it('reads every amount that is written with two decimals to the cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(readAmount((cents / 100).toFixed(2))).toBe(cents);
      }),
    ));
});

describe('readOnlinePayment', () => {
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ reference: 'INV-1', amount: '10', name: 'Avery', email: 'avery@example.com', ...fields });

  it('reads what is to be paid by whom', () =>
    expect(readOnlinePayment(form({ amount: '$10.05 ' }))).toEqual({
      ...{ reference: 'INV-1', amountCents: 1005, name: 'Avery', email: 'avery@example.com' },
    }));

  it.each([
    ['reference', ' - '],
    ['amount', '0.99'],
    ['amount', '100000.01'],
    ['amount', 'all of it'],
    ['name', ' '],
    ['email', 'avery'],
  ])('says how to mend a %s of "%s"', (path, typed) =>
    expect(readOnlinePayment(form({ [path]: typed }))).toEqual([{ path, message: expect.stringMatching(/\w/) }]),
  );
});
