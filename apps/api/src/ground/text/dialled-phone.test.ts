import { dialledNumber } from '@forecourt/domain/location';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneFault } from './dialled-phone';
import { phoneNumber } from './phone-number';

describe('a number of a dealer', () => {
  it.each([
    '(02) 5550 1000',
    '08 5550 1000',
    '0491 570 006',
    '13 11 20',
    '1300 555 010',
    '1800 555 010',
    '+61 2 5550 1000',
    '+61 (0)2 5550 1000',
    '61 2 5550 1000',
    '0011 61 2 5550 1000',
    '02\u00a05550\u20111000',
  ])('%s is taken: its link dials what it reads as', (written) => expect(phoneFault(written)).toBeNull());

  it.each([
    '(08) 5550 1000 or 0491 570 006',
    '02 5550 1000 / 02 5550 1001',
    '02 5550 1000 ext 12',
    '5550 1000',
    '2 5550 1000',
    '1300 CAR NOW',
    '--------',
    '000',
    '',
  ])('%s is refused with the reason', (written) => expect(phoneFault(written)).toMatch(/Write one alone/));

  it('that is taken, however it is set, dials the number that the numbering plan reads', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '(', ')', '/', ' or ', 'x', '+', '0', '61');
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    const start = fc.constantFrom('02', '03', '04', '13', '1300', '1800', '+61', '61', '');
    fc.assert(
      fc.property(start, fc.array(fc.tuple(mark, digit), { maxLength: 20 }), (first, rest) => {
        const written = first + rest.flat().join('');
        if (phoneFault(written) !== null) return;
        expect(phoneNumber(dialledNumber(written))?.e164).toBe(phoneNumber(written)?.e164);
      }),
      { numRuns: 5000 },
    );
  });
});
