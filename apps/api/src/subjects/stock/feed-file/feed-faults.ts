import { StockError } from '../stock-error';
import { nearColumns } from './near-columns';
import { type FeedShape, longestRecord } from './numbered-record';

const exportAgain = 'Nothing was changed. Export the file again and import it whole.';

/** The refusals that every format has in common, in the same words. */
export const feedFaults = {
  broken: (format: string, why: string) =>
    new StockError('file-broken', `The file is not readable ${format}: ${why}.`, exportAgain),
  truncated: (line: number) =>
    new StockError('file-truncated', `The file ends in the middle of line ${line}.`, exportAgain),
  empty: () => new StockError('file-empty', 'The file is empty.', 'Nothing was changed. Export the file again.'),
  recordTooLong: (line: number) =>
    new StockError(
      'row-too-long',
      `The record that starts near line ${line} has more than ${longestRecord} bytes.`,
      'Nothing was changed. Check for a quote or tag that is never closed, and export the file again.',
    ),
  columnsMissing: (missing: readonly string[], found: readonly string[], { columns }: FeedShape) => {
    const near = nearColumns(missing, found, columns);
    const named = missing.map((column) => {
      const meant = near.get(column);
      return meant === undefined ? column : `${column} (did you mean ${meant}?)`;
    });
    return new StockError(
      'columns-missing',
      `The file has no column ${named.join(', ')}. It has: ${found.slice(0, 60).join(', ')}.`,
      near.size > 0
        ? `Nothing was changed. Columns are read by their exact names: write ${[...near.keys()].join(', ')}.`
        : 'Check that the profile fits the file, and that its first line names the columns.',
    );
  },
} as const;
