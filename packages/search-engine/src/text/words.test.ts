import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, forProseTokens, nameTokens, wordsOf } from './words';

function proseTokens(text: string): Set<string> {
  const found = new Set<string>();
  forProseTokens(text, (word) => found.add(word));
  return found;
}

describe('words', () => {
  it('folds case and accents', () => {
    expect(fold('Citroën')).toBe('citroen');
    expect(wordsOf('Škoda ŠKODA').map(({ word }) => word)).toEqual(['skoda', 'skoda']);
    expect(wordsOf('½ İ ﬁat').map(({ word }) => word)).toEqual(['12', 'i', 'fiat']);
  });

  it('joins the neighbouring words of a name', () => {
    expect([...nameTokens('Land Rover')]).toEqual(['land', 'landrover', 'rover']);
    expect([...nameTokens('CX-5')]).toEqual(['cx', 'cx5', '5']);
  });

  it('joins running text only across one sign', () => {
    expect(proseTokens('an X-TRAIL, one owner')).toEqual(new Set(['an', 'x', 'trail', 'xtrail', 'one', 'owner']));
  });

  it('reads plain and accented text by the same rules', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '3', ' ', '-', '.', '\n', "'"), maxLength: 40 });
    fc.assert(
      fc.property(text, (plain) => {
        // The accented end sends the text down the other way.
        const accented = proseTokens(`${plain}  é`);
        accented.delete('e');
        expect(proseTokens(plain)).toEqual(accented);
      }),
    );
  });

  it('keeps the place of each word in the original', () => {
    const text = 'Peugeot 3008, Citroën';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Peugeot', '3008', 'Citroën']);
  });
});
