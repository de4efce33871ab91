import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone-number';

describe('a telephone number that somebody typed', () => {
  it.each([
    ['0491 570 006', '+61491570006'],
    ['(02) 5550 1234', '+61255501234'],
    ['+61 491 570 006', '+61491570006'],
    ['+61 (0) 491 570 006', '+61491570006'],
    ['0011 64 21 123 4567', '+64211234567'],
    ['+64 21 123 4567', '+64211234567'],
    ['1300 555 010', '+611300555010'],
  ])('%s is dialled as %s', (typed, e164) => expect(phoneNumber(typed)).toEqual({ e164, href: `tel:${e164}` }));

  it.each(['5550 1234', '0400 000 00', '00000000', '+61 000 000 000', '--------', ''])(
    '%s is no telephone number',
    (typed) => expect(phoneNumber(typed)).toBeNull(),
  );

  it('gives one number however it is spaced, and the same number when read again', () => {
    const digit = fc.constantFrom(...'0123456789');
    const between = fc.constantFrom('', ' ', '-', '  ');
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 7, maxLength: 7 }),
        fc.array(between, { minLength: 7, maxLength: 7 }),
        fc.constantFrom('041', '+61 41', '+61 (0)41', '0011 61 41'),
        (digits, gaps, start) => {
          const typed = start + digits.map((one, at) => `${gaps[at]}${one}`).join('');
          const e164 = `+6141${digits.join('')}`;
          expect(phoneNumber(typed)?.e164).toBe(e164);
          expect(phoneNumber(e164)?.e164).toBe(e164);
        },
      ),
    );
  });
});
