import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import type { FeedRecord } from './feed-vehicle';
import { StockError } from './stock-error';

/** A record of the file with the line it starts on, counted from 1 (the header is line 1). */
export interface NumberedRecord {
  readonly line: number;
  readonly record: FeedRecord;
  /** Set when the line does not have the header's number of columns. */
  readonly columns: { readonly found: number; readonly expected: number } | null;
}

/** Whether a file ends in a line break; one that does not may have been cut off on its way here. */
const endsInLineBreak = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return true;
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer[0] === 0x0a || buffer[0] === 0x0d;
  } finally {
    await file.close();
  }
};

/**
 * Streams the records of a CSV file with back-pressure. Throws a {@link StockError} that names the line when the file
 * cannot be CSV (an open quote, say), lacks a required column, or was cut off in its last line.
 */
export async function* readCsv(path: string, requiredColumns: readonly string[]): AsyncGenerator<NumberedRecord> {
  const parser = createReadStream(path).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1_000_000 }),
  );
  let header: string[] | null = null;
  let short: number | null = null;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      if (header === null) {
        header = record.map((name) => name.trim());
        const missing = requiredColumns.filter((column) => !header?.includes(column));
        if (missing.length > 0) {
          throw new StockError(
            'columns-missing',
            `The file has no column ${missing.join(', ')}. It has: ${header.join(', ')}.`,
            'Check that the profile fits the file, and that its first line names the columns.',
          );
        }
        continue;
      }
      const line = info.lines - linesWithin(record);
      short = record.length < header.length ? line : null;
      yield {
        line,
        record: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
        columns: record.length === header.length ? null : { found: record.length, expected: header.length },
      };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new StockError(
        'file-broken',
        `The file is not readable CSV: ${error.message}.`,
        'Nothing was changed. Export the file again and import it whole.',
      );
    }
    throw error;
  }
  if (header === null) {
    throw new StockError('file-empty', 'The file is empty.', 'Nothing was changed. Export the file again.');
  }
  if (short !== null && !(await endsInLineBreak(path))) {
    throw new StockError(
      'file-truncated',
      `The file ends in the middle of line ${short}.`,
      'Nothing was changed. Export the file again and import it whole.',
    );
  }
}

/** Line breaks inside the values of one record. */
const linesWithin = (record: readonly string[]): number =>
  record.reduce((count, value) => count + (value.match(/\n/g)?.length ?? 0), 0);
