import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line';
import { severalLines } from './several-lines';

/** Texts with the signs that are cleaned, in any order, between letters, figures and emoji. */
const signs = fc.oneof(
  fc.constantFrom(
    ...'\r\n\t\v\f\u0085\u2028\u2029\u00A0\u3000\u200B\u200C\u200D\u202D\u202C\uFEFF\u00AD\u0000\ud83d\ude00 aé0',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
);
const texts = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''));

describe('oneLine', () => {
  it.each([
    ['Person\nEmail:   boss@evil.example\r\nPhone: 000', 'Person Email:   boss@evil.example Phone: 000'],
    ['a\u2028b\u2029c\u0085d\ve\ff\tg', 'a b c d e f g'],
    ['\u001b[31mRED\u001b]0;owned\u0007\u009b2J', '[31mRED]0;owned2J'],
    ['abc\u202Efdp.exe\u2066x\u2069\u200F\u061C', 'abcfdp.exex'],
    ['zero\u200Bwidth\uFEFF\u2060\u00AD and NUL\u0000', 'zerowidth and NUL'],
    ['jo\u200Din\u200Ced', 'joined'],
    ['half\ud800', 'half\ufffd'],
    ['a\u00A0b\u2009c\u3000d\u202Fe', 'a b c d e'],
    ['é\u200D\u200Da', 'éa'],
  ])('%j becomes %j', (typed, left) => expect(oneLine(typed)).toBe(left));

  it.each(['Zoë O’Neill-Nguyễn', 'می\u200Cخواهم', 'क्\u200Dष', '👨\u200D👩\u200D👧', '李 小龍', '＝1'])(
    'leaves %j as it was typed',
    (typed) => expect(oneLine(typed)).toBe(typed),
  );
});

describe('severalLines', () => {
  it('keeps the lines, whatever broke them, and nothing hidden', () => {
    expect(severalLines('one\r\ntwo\rthree\u2028four\n\nfive\u001b[2J\tsix\u202E')).toBe(
      'one\ntwo\nthree\nfour\n\nfive[2J six',
    );
  });
});

describe('a cleaned text', () => {
  it('[FORM-04] stays as it is when it is cleaned again', () => {
    for (const clean of [oneLine, severalLines])
      fc.assert(
        fc.property(texts, (text) => {
          expect(clean(clean(text))).toBe(clean(text));
        }),
        { numRuns: 2000 },
      );
  });
});
