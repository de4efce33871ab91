import type { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { StockError } from '../stock-error';
import { feedFaults } from './feed-faults';
import type { FeedInspection } from './inspect-feed';
import { linesWithin, possibleNames, recordOf, swallowedRows } from './lines-within';
import { type FeedShape, longestRecord, mostColumns, type NumberedRecord } from './numbered-record';

/** A file may mix them, put together from parts; each ends a row, or the rows between two of a kind were one. */
const lineEnds = ['\r\n', '\n', '\r'];

/** How often a value holds one of these characters. */
const countIn = (values: readonly string[], pattern: RegExp): number =>
  values.reduce((count, value) => count + (value.match(pattern)?.length ?? 0), 0);

const checkHeader = (header: readonly string[], shape: FeedShape): void => {
  const missing = shape.requiredColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw feedFaults.columnsMissing(missing, header, shape);
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
 * Streams the records of a CSV file with back-pressure. Rows that run together because a quote closes rows later are
 * records with a fault, line by line. Throws a {@link StockError} that names the line when the file cannot be CSV (an
 * open quote, say), lacks a required column, or was cut off in its last line.
 */
export async function* readCsv(
  source: Readable,
  shape: FeedShape,
  { endsInLineBreak, separator }: Pick<FeedInspection, 'endsInLineBreak' | 'separator'>,
): AsyncGenerator<NumberedRecord> {
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      record_delimiter: lineEnds,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
    }),
  );
  // A pipe does not hand on what goes wrong at its source.
  source.once('error', (error) => parser.destroy(error));
  let header: string[] | null = null;
  let short: number | null = null;
  let line = 1;
  // The parser counts both characters of a CRLF inside a value as a line.
  let countedTwice = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      const breaks = countIn(record, /[\r\n]/g);
      line = info.lines - countedTwice - breaks;
      if (breaks > 0) countedTwice += countIn(record, /\r\n/g);
      if (header === null) {
        header = record.map((name) => name.trim());
        checkHeader(header, shape);
        continue;
      }
      const [found, expected] = [record.length, header.length];
      short = found < expected ? line : null;
      const lines = breaks > 0 ? linesWithin(record, separator) : [record];
      const swallowed =
        breaks > 0 ? swallowedRows(lines, { line, header, separator, isVehicle: shape.isVehicle }) : null;
      if (swallowed !== null) {
        yield* swallowed;
        continue;
      }
      const numbered = { line, record: recordOf(header, record) };
      const reason = `This line has ${found} columns where the header has ${expected}. Check its quotes and separators.`;
      yield found === expected
        ? { ...numbered, fault: null }
        : {
            ...numbered,
            fault: { field: 'line', value: String(found), reason },
            mayName: possibleNames(lines.flat()),
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
