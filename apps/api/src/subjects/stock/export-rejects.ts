import { byteOrderMark, csvText } from '../../ground/text/csv-text';
import type { ProfileColumn } from './profiles/profile';
import type { Reject } from './stock-runs';

/** Columns of our own in an export; they are no columns of the feed, and are left out when it comes back. */
export const lineColumn = '_line';
export const reasonColumn = '_reasons';

/**
 * Refused rows as CSV, to be mended in a spreadsheet and imported again: the feed's own columns in the order of
 * its profile, and two of ours that say where each stood and why it was refused. What a spreadsheet would run as a
 * formula has an apostrophe before it. Starts with a byte order mark, so that spreadsheets read UTF-8.
 */
export const exportRejects = (
  rejects: readonly Pick<Reject, 'line' | 'reasons' | 'row'>[],
  known: readonly ProfileColumn[],
): string => {
  const found = new Set(rejects.flatMap(({ row }) => Object.keys(row)));
  const columns = [...new Set([...known.map(({ column }) => column).filter((name) => found.has(name)), ...found])];
  const lines = rejects.map(({ line, reasons, row }) => [
    String(line),
    reasons.map(({ field, reason }) => `${field}: ${reason}`).join(' '),
    ...columns.map((column) => row[column] ?? ''),
  ]);
  return `${byteOrderMark}${csvText([[lineColumn, reasonColumn, ...columns], ...lines], { isQuoted: true })}\r\n`;
};
