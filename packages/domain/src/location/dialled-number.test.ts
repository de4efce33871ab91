import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialledNumber } from './dialled-number';

describe('a number as a dealer writes it', () => {
  it.each([
    ['(02) 9555 0101', '+61295550101'],
    ['02-9555-0101', '+61295550101'],
    ['0491 570 006', '+61491570006'],
    ['+61 2 9555 0101', '+61295550101'],
    ['+61 (0)2 9555 0101', '+61295550101'],
    ['61 2 9555 0101', '+61295550101'],
    ['0011 61 2 9555 0101', '+61295550101'],
    ['13 11 20', '131120'],
    ['1300 555 010', '1300555010'],
    ['1800 555 010', '1800555010'],
    ['+64 9 555 0101', '+6495550101'],
  ])('%s dials %s', (phone, dialled) => expect(dialledNumber(phone)).toBe(dialled));

  it('dials the same however it is set, with blanks, brackets, points or hyphens', () => {
    const marks = fc.constantFrom('', ' ', '\u00a0', '-', '\u2011', '.', '(', ')', '\u202a');
    fc.assert(
      fc.property(
        fc.constantFrom('2', '3', '4', '7', '8'),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), marks), { minLength: 8, maxLength: 8 }),
        (area, digits) => {
          const set = digits.map(([digit, mark]) => `${digit}${mark}`).join('');
          expect(dialledNumber(`0${area}${set}`)).toBe(`+61${area}${digits.map(([digit]) => digit).join('')}`);
        },
      ),
    );
  });
});
