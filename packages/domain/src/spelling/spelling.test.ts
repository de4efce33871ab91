import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '../slug/slug';
import { featureSpelling, modelSpelling, placeSpelling } from '.';

describe('modelSpelling', () => {
  it.each([
    [['corolla', 'Corolla', 'COROLLA', ' corolla '], 'Corolla'],
    [['hilux', 'Hilux', 'HILUX', 'HiLux'], 'HiLux'],
    [['LandCruiser Prado', 'LANDCRUISER  PRADO'], 'LandCruiser Prado'],
    [['X-Trail', 'x-trail', 'X\u2010TRAIL'], 'X-TRAIL'],
    [['T-ROC', 't-roc'], 'T-Roc'],
    [['cx-5', 'CX-5'], 'CX-5'],
    [['RAV4', 'rav4', 'Rav4'], 'RAV4'],
    [['320I', '320i'], '320i'],
    [['NX300H', 'nx300h'], 'NX300h'],
    [['740LI'], '740Li'],
    [['I30', 'i30'], 'i30'],
    [['IX35'], 'ix35'],
    [['MAZDA3', 'mazda3'], 'Mazda3'],
    [['glc', 'Glc'], 'GLC'],
    [['RIO', 'rio'], 'Rio'],
    [['FXDR', 'Fxdr'], 'FXDR'],
    [['C-CLASS', 'c-class'], 'C-Class'],
    [['E-Tron', 'E-TRON'], 'e-tron'],
    [['GOLF GTI', 'golf gti'], 'Golf GTI'],
    [['TOWN AND COUNTRY'], 'Town and Country'],
    [['CITROËN C4', 'citroën c4'], 'Citroën C4'],
    [['XDRIVE30I', 'xdrive30i'], 'xDrive30i'],
    [['sr5 (4X4)'], 'SR5 (4x4)'],
    [['ascent SPORT'], 'Ascent Sport'],
    [[''], ''],
  ])('%j are %s', (spellings, name) => {
    for (const written of spellings) expect(modelSpelling(written)).toBe(name);
  });
});

describe('featureSpelling', () => {
  it.each([
    [['tow bar', 'Tow Bar', 'TOW BAR', 'Tow bar'], 'Tow bar'],
    [['abs', 'ABS', 'Abs'], 'ABS'],
    [['APPLE CARPLAY', 'Apple Carplay', 'apple carplay'], 'Apple CarPlay'],
    [['ANDROID AUTO', 'android auto'], 'Android Auto'],
    [['IPOD CONNECTION'], 'iPod connection'],
    [['LED HEADLIGHTS', 'Led Headlights'], 'LED headlights'],
    [['GPS (Satellite Navigation)'], 'GPS (satellite navigation)'],
    [['18" ALLOY WHEELS', '18" Alloy Wheels'], '18" alloy wheels'],
    [['12v socket', '12V SOCKET'], '12V socket'],
    [['3.5T TOWING', '3.5t towing'], '3.5t towing'],
    [['2ND ROW SEATS'], '2nd row seats'],
    [['4X4'], '4x4'],
    [['A/C', 'a/c'], 'A/C'],
    [['M SPORT PACKAGE'], 'M sport package'],
    [['harman kardon audio'], 'Harman Kardon audio'],
    [['ISOFIX anchors', 'isofix ANCHORS'], 'ISOFIX anchors'],
    [['café dinette', 'CAFÉ DINETTE'], 'Café dinette'],
  ])('%j are %s', (spellings, name) => {
    for (const written of spellings) expect(featureSpelling(written)).toBe(name);
  });
});

describe('placeSpelling', () => {
  it.each([
    ['SYDNEY', 'Sydney'],
    ['wagga  wagga', 'Wagga Wagga'],
    ["O'CONNOR", "O'Connor"],
    ["KING'S CROSS", "King's Cross"],
    ['MCKINNON', 'McKinnon'],
    ['PORT-LINCOLN', 'Port-Lincoln'],
    ['MacGregor', 'MacGregor'],
    ['Sydney', 'Sydney'],
  ])('%s is %s', (written, name) => {
    expect(placeSpelling(written)).toBe(name);
    expect(placeSpelling(name)).toBe(name);
  });
});

describe.each([
  ['modelSpelling', modelSpelling],
  ['featureSpelling', featureSpelling],
] as const)('%s', (_, spelling) => {
  const known = ['hilux', 'e-tron', 'x-trail', 'carplay', 'apple', 'ipod', 'up!', 'abs', 'i30', 'xdrive30i', 'and'];
  const word = fc.oneof(
    fc.constantFrom(...known),
    fc.string({ maxLength: 8, unit: fc.constantFrom(..."abeiktxz0459-/'()!.+&éüß") }),
    fc.string({ maxLength: 6, unit: 'grapheme' }),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const letters = fc.func(fc.boolean());

  it('all spellings of a name are one, in any order of import', () => {
    fc.assert(
      fc.property(name, letters, (text, isBig) => {
        // Only letters that have one capital, and whose capital has one small letter: İ and ß do not spell alike.
        const again = [...text]
          .map((letter, at) => {
            const upper = letter.toUpperCase();
            const isPaired = upper.toLowerCase() === letter && upper.length === letter.length;
            return isPaired && isBig(at) ? upper : letter;
          })
          .join('')
          .replaceAll(' ', '  ');
        expect(spelling(` ${again}`)).toBe(spelling(text));
      }),
    );
  });

  it('a name in its one spelling stays as it is, and in its place in addresses', () => {
    fc.assert(
      fc.property(name, (text) => {
        const once = spelling(text);
        expect(spelling(once)).toBe(once);
        expect(slugify(once)).toBe(slugify(text));
      }),
    );
  });
});
