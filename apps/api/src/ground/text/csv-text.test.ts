import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text';
import { readCell, safeCell } from './spreadsheet-cell';

/** RFC 4180 in two lines: what the writer must write, byte for byte. */
const cell = (text: string, isQuoted: boolean): string =>
  isQuoted || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const plainly = (rows: readonly (readonly string[])[], isQuoted: boolean): string =>
  rows.map((row) => row.map((text) => cell(safeCell(text), isQuoted)).join(',')).join('\r\n');

const word = fc.string({
  unit: fc.constantFrom('"', ',', '\r', '\n', '\t', ' ', "'", '=', '+', '-', '@', 'é', '7'),
  maxLength: 6,
});
const rows = fc.array(fc.array(word, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });

describe('CSV that people open in a spreadsheet', () => {
  it('is RFC 4180, quoted where it must be or everywhere', () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (some, isQuoted) => {
        expect(csvText(some, { isQuoted })).toBe(plainly(some, isQuoted));
      }),
    );
  });

  it('reads back exactly as it was written', () => {
    const even = rows.map((some) => some.map((row) => [row[0] ?? '', row[1] ?? '']));
    fc.assert(
      fc.property(even, (some) => {
        const read: string[][] = parse(csvText(some, { isQuoted: true }));
        expect(read.map((row) => row.map(readCell))).toEqual(some);
      }),
    );
  });

  it.each([
    ['a formula behind spaces', '  =1+1', "'  =1+1"],
    ['a formula behind an apostrophe', "'=1+1", "''=1+1"],
    ['a telephone number', '+61 2 5550 1234', '+61 2 5550 1234'],
    ['a loss', '-1500', '-1500'],
  ])('writes %s safely and readably', (_, typed, written) => expect(csvText([[typed, '']])).toBe(`${written},`));
});
