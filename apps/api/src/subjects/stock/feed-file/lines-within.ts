import type { FeedRecord } from '../feed-vehicle';
import type { FeedSeparator } from './inspect-feed';
import type { FeedShape, NumberedRecord } from './numbered-record';

const lineBreak = /\r\n|\n|\r/;
const longestStockNumber = 64;

/** The cells of each line that a record takes in its file; a value with line breaks counts as cells on every line. */
export const linesWithin = (values: readonly string[], separator: FeedSeparator): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  for (const value of values) {
    const [first = '', ...others] = value.split(lineBreak);
    lines.at(-1)?.push(...(others.length === 0 ? [first] : first.split(separator)));
    for (const other of others) lines.push(other.split(separator));
  }
  return lines;
};

/** Cells as the header names them. */
export const recordOf = (header: readonly string[], values: readonly string[]): FeedRecord =>
  Object.fromEntries(header.map((name, index) => [name, values[index] ?? '']));

/** Cells that may be stock numbers, written as stock numbers are read. */
export const possibleNames = (cells: readonly string[]): readonly string[] =>
  cells
    .map((cell) => cell.trim().replace(/\s+/g, ' '))
    .filter((cell) => cell !== '' && cell.length <= longestStockNumber);

/**
 * The lines of a record whose quote closes rows after its own, each as a record that is refused; null when it is one
 * record. A line below the first that has all columns of the header and would be a vehicle by itself is a row that was
 * swallowed: a description may have as many lines and commas as it likes.
 */
export const swallowedRows = (
  lines: readonly (readonly string[])[],
  {
    line,
    header,
    separator,
    isVehicle,
  }: {
    readonly line: number;
    readonly header: readonly string[];
    readonly separator: FeedSeparator;
    readonly isVehicle: FeedShape['isVehicle'];
  },
): readonly NumberedRecord[] | null => {
  const isRow = (cells: readonly string[]) => cells.length === header.length && isVehicle(recordOf(header, cells));
  if (!lines.slice(1).some(isRow)) return null;
  const last = line + lines.length - 1;
  const reason = `Lines ${line} to ${last} run together: a quote opens in one and closes in another. Close it where its value ends.`;
  return lines.map((cells, index) => ({
    line: line + index,
    record: recordOf(header, cells),
    fault: { field: 'line', value: cells.join(separator), reason },
    mayName: possibleNames(cells),
  }));
};
