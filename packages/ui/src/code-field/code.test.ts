import { describe, expect, it } from 'vitest';
import { codeDigits, isWholeCode } from './code';

describe('codeDigits', () => {
  it.each([
    ['digits alone', '123456', '123456'],
    ['a space in the middle', '123 456', '123456'],
    ['a dash in the middle', '123-456', '123456'],
    ['spaces between all of them and around', ' 1 2 3 4 5 6\n', '123456'],
    ['the words of a message', 'Your code is 123456', '123456'],
    ['leading zeros', '000 012', '000012'],
    ['letters alone', 'abc', ''],
    ['more than six', '1234567', '123456'],
  ])('keeps the digits of %s', (_what, typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });
});

describe('isWholeCode', () => {
  it('takes six digits, and no fewer', () => {
    expect(isWholeCode('12345')).toBe(false);
    expect(isWholeCode('123456')).toBe(true);
  });
});
