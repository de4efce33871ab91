import { stringify } from 'csv-stringify/sync';
import { safeCell } from './spreadsheet-cell';

/** What a CSV file begins with, so that spreadsheets read its names as UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Rows as CSV that people open in a spreadsheet (RFC 4180), without the line break after the last one. No cell runs as a
 * formula. `escape_formulas` of csv-stringify would not do for that: it lets formulas behind spaces pass, marks
 * telephone numbers and negative figures, and cannot be undone when a cell begins with an apostrophe (`safeCell`).
 * @param options.isQuoted every cell in quotes, also where none are needed
 */
export const csvText = (
  rows: readonly (readonly string[])[],
  { isQuoted = false }: { readonly isQuoted?: boolean } = {},
): string =>
  stringify(
    rows.map((row) => row.map(safeCell)),
    // By itself it would quote a whole line break only, and not one of its two signs.
    { record_delimiter: 'windows', eof: false, quoted: isQuoted, quoted_empty: isQuoted, quoted_match: /[\r\n]/ },
  );
