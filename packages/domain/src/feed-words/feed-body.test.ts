import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyLabels, simpleBody } from '../simple-words/body';
import { bodyTypes } from '../vehicle/vocabulary';
import { feedBody } from './feed-body';

describe('feedBody', () => {
  it.each([
    ['4D WAGON', 'wagon'],
    ['5D WAGON', 'wagon'],
    ['4D SEDAN', 'sedan'],
    ['Sedan 4dr', 'sedan'],
    ['SUV 5dr', 'suv'],
    ['5 Door Hatch', 'hatchback'],
    ['3 DR HBK', 'hatchback'],
    ['H/BACK', 'hatchback'],
    ['Sportback', 'hatchback'],
    ['S/WAGON', 'wagon'],
    ['STN WAG', 'wagon'],
    ['Wagon (SUV)', 'suv'],
    ['4D SUV 7 Seat', 'suv'],
    ['Sports Utility 5D', 'suv'],
    ['CREW CAB P/UP', 'ute'],
    ['Crew Cab Pickup', 'ute'],
    ['Super Cab Utility', 'ute'],
    ['DOUBLE CAB P/UP', 'ute'],
    ['Dual Cab', 'ute'],
    ['Space Cab', 'ute'],
    ['King Cab', 'ute'],
    ['X CAB PICK-UP', 'ute'],
    ['Freestyle Cab', 'ute'],
    ['UTIL', 'ute'],
    ['C/CHAS', 'cabChassis'],
    ['CREW C/CHAS', 'cabChassis'],
    ['Single Cab Chassis', 'cabChassis'],
    ['SUPER CAB CHASSIS', 'cabChassis'],
    ['2D ROADSTER', 'convertible'],
    ['Roadster', 'convertible'],
    ['2D CABRIOLET', 'convertible'],
    ['2D COUPE', 'coupe'],
    ['Coupé', 'coupe'],
    ['4D VAN', 'van'],
    ['P/VAN', 'van'],
    ['12 SEAT BUS', 'bus'],
    ['People Mover 8 Seater', 'peopleMover'],
    ['2D HARDTOP', 'hardtop'],
  ])('reads %s as %s', (words, body) => {
    expect(feedBody(words)).toBe(body);
  });

  it.each([
    'Commercial',
    'Other',
    'Caravan',
    'Caravanette',
    'Prime Mover',
    'Cruiser',
    'Suvla',
    'Wagoneer',
    '4D',
    '5',
    '',
    '-',
    null,
    'constructor',
  ])('does not guess at %s', (words) => {
    expect(feedBody(words)).toBeNull();
  });

  it('a body is the same with doors beside it, in any letters', () => {
    const doors = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom('D', 'dr', ' Door', ' doors', '-DR'));
    fc.assert(
      fc.property(
        fc.constantFrom(...bodyTypes),
        doors,
        fc.boolean(),
        fc.boolean(),
        (body, [n, word], isAfter, isBig) => {
          const label = bodyLabels[body];
          const written = isAfter ? `${label} ${n}${word}` : `${n}${word} ${label}`;
          expect(feedBody(isBig ? written.toUpperCase() : written)).toBe(simpleBody(body));
        },
      ),
    );
  });

  it('says all that simpleBody says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const known = simpleBody(text);
        if (known !== null) expect(feedBody(text)).toBe(known);
      }),
    );
  });
});
