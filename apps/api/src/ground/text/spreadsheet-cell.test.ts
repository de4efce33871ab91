import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell, safeCell } from './spreadsheet-cell';

describe('cells that spreadsheets open', () => {
  it.each(['=2+5', "=cmd|' /C calc'!A0", '+BMW', '@SUM(A1)', '-cmd', '\tx', '\rx', '\uff1dcmd', '  =1+1', "'=2+5"])(
    '"%s" is stored so that it is no formula, and reads back as it was',
    (text) => {
      expect(safeCell(text)).toBe(`'${text}`);
      expect(readCell(safeCell(text))).toBe(text);
    },
  );

  it.each(['-13990', '+61 2 9999 1234', '-', "O'Brien", "'quoted'", ''])('"%s" is stored unchanged', (text) => {
    expect(safeCell(text)).toBe(text);
    expect(readCell(text)).toBe(text);
  });

  it('any text reads back as it was', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '5', ' ', 'x', '\t'), maxLength: 6 });
    fc.assert(fc.property(text, (one) => readCell(safeCell(one)) === one));
  });
});
