import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourName } from './feed-colour';

describe('colourName', () => {
  it.each([
    ['grey', 'Grey'],
    ['GREY', 'Grey'],
    ['Gray', 'Grey'],
    ['BLUE / null', 'Blue'],
    ['null / BLUE', 'Blue'],
    ['WHITE/', 'White'],
    ['SILVER OR CHROME', 'Silver'],
    ['WHITE OR CREAM / BLACK', 'White/Black'],
    ['Black / Red', 'Black/Red'],
    ['Black/black', 'Black'],
    ['WHT', 'White'],
    ['PEARL  WHITE', 'Pearl White'],
    ['40m quartz WHITE', '40M Quartz White'],
    ['blue-grey', 'Blue-Grey'],
    ["satin #5 'dark'", "Satin #5 'dark'"],
    ['Orange', 'Orange'],
  ])('reads "%s" as %s', (written, name) => {
    expect(colourName(written)).toBe(name);
  });

  it.each([null, '', '-', 'null', '/', 'N/A', 'n/a / n/a', 'Unknown', 'TBA', 'Not specified', 'Other'])(
    'finds no colour in "%s"',
    (written) => {
      expect(colourName(written)).toBeNull();
    },
  );

  it('one colour has one spelling, whatever its letters and blanks, and keeps it', () => {
    const word = fc.string({ maxLength: 10, unit: fc.constantFrom(..."abcgreyOR15 /-.'éüß") });
    fc.assert(
      fc.property(word, (colour) => {
        const name = colourName(colour);
        if (name !== null) expect(colourName(name)).toBe(name);
        expect(colourName(colour.toLowerCase())).toBe(name);
        expect(colourName(` ${colour.replaceAll(' ', '  ')} `)).toBe(name);
        if (!/[ßü]/.test(colour)) expect(colourName(colour.toUpperCase())).toBe(name);
      }),
    );
  });
});
