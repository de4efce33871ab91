import type { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { StockError } from '../stock-error';
import { feedFaults } from './feed-faults';
import { longestRecord, mostColumns, type NumberedRecord } from './numbered-record';

/** Line breaks inside the values of one record. */
const linesWithin = (record: readonly string[]): number =>
  record.reduce((count, value) => count + (value.match(/\n/g)?.length ?? 0), 0);

const checkHeader = (header: readonly string[], requiredColumns: readonly string[]): void => {
  const missing = requiredColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw feedFaults.columnsMissing(missing, header);
  const repeated = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (repeated === undefined && header.length <= mostColumns) return;
  throw new StockError(
    'file-broken',
    repeated === undefined
      ? `The file has ${header.length} columns; at most ${mostColumns} are read.`
      : `The file has the column ${repeated} twice.`,
    'Nothing was changed. Give each column a name of its own in the first line.',
  );
};

/**
 * Streams the records of a CSV file with back-pressure. Throws a {@link StockError} that names the line when the file
 * cannot be CSV (an open quote, say), lacks a required column, or was cut off in its last line.
 */
export async function* readCsv(
  source: Readable,
  requiredColumns: readonly string[],
  endsInLineBreak: boolean,
): AsyncGenerator<NumberedRecord> {
  const parser = source.pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRecord }),
  );
  // A pipe does not hand on what goes wrong at its source.
  source.once('error', (error) => parser.destroy(error));
  let header: string[] | null = null;
  let short: number | null = null;
  let line = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      line = info.lines - linesWithin(record);
      if (header === null) {
        header = record.map((name) => name.trim());
        checkHeader(header, requiredColumns);
        continue;
      }
      const [found, expected] = [record.length, header.length];
      short = found < expected ? line : null;
      const reason = `This line has ${found} columns where the header has ${expected}. Check its quotes and separators.`;
      yield {
        line,
        record: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
        fault: found === expected ? null : { field: 'line', value: String(found), reason },
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw feedFaults.recordTooLong(header === null ? 1 : line + 1);
    throw feedFaults.broken('CSV', error.message.replace(/\.$/, ''));
  } finally {
    source.destroy();
  }
  if (header === null) throw feedFaults.empty();
  if (short !== null && !endsInLineBreak) throw feedFaults.truncated(short);
}
