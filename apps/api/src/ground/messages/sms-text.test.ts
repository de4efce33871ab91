import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord, gsmLength, gsmText } from './sms-text';

describe('the text of an SMS', () => {
  it.each([
    ['Škoda Octavia', 'Skoda Octavia'],
    ['Citroën C3', 'Citroen C3'],
    ['Café “Yard” – O’Brien’s', 'Café "Yard" - O\'Brien\'s'],
    ['Yard 🚗 Sales\n\tBallarat', 'Yard Sales Ballarat'],
    ['Größe ½ ™', 'Größe 12 TM'],
    ['日本', ''],
  ])('turns %s into %s', (text, said) => expect(gsmText(text)).toBe(said));

  it('counts a character of the extension table twice', () => {
    expect(gsmLength('€5 [new]')).toBe(11);
  });

  it('holds only characters of the GSM alphabet, and stays the same when converted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const said = gsmText(text);
        expect(gsmText(said)).toBe(said);
        expect(said).not.toMatch(/[^ -~£¥€¤§¡¿àèéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉÄÖÑÜäöñü]|`/u);
      }),
    );
  });

  it('is cut between words', () => {
    expect([cutAtWord('one two three', 8), cutAtWord('one two', 7), cutAtWord('one', 2)]).toEqual([
      'one two',
      'one two',
      '',
    ]);
  });
});
