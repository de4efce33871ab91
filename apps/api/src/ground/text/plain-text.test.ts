import { describe, expect, it } from 'vitest';
import { forTerminal, oneLine, severalLines, visibleJson } from './plain-text';

describe('oneLine', () => {
  it.each([
    ['Person\nEmail:   boss@evil.example\r\nPhone: 000', 'Person Email:   boss@evil.example Phone: 000'],
    ['a\u2028b\u2029c\u0085d\ve\ff\tg', 'a b c d e f g'],
    ['\u001b[31mRED\u001b]0;owned\u0007\u009b2J', '[31mRED]0;owned2J'],
    ['abc\u202Efdp.exe\u2066x\u2069\u200F\u061C', 'abcfdp.exex'],
    ['zero\u200Bwidth\uFEFF\u2060\u00AD and NUL\u0000', 'zerowidth and NUL'],
    ['jo\u200Din\u200Ced', 'joined'],
    ['half\ud800', 'half\ufffd'],
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

describe('forTerminal', () => {
  it('lets nothing move the cursor', () => {
    expect(forTerminal('a\u001b[2J\u009b2J\u0007\rb\tc\r\nd\r')).toBe('a[2J2Jb\tc\r\nd\r');
    expect(forTerminal('x\u202Ey\u2028z')).toBe('xyz');
  });
});

describe('visibleJson', () => {
  it('reads the same and shows what was hidden', () => {
    const value = { name: 'a\u009b2J\u202Eb\u001b\u2028', message: 'one\ntwo' };
    const shown = visibleJson(JSON.stringify(value, null, 2));
    expect(JSON.parse(shown)).toEqual(value);
    expect(shown).toContain(String.raw`a\u009b2J\u202eb\u001b\u2028`);
  });
});
