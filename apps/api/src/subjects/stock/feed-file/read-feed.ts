import { feedFaults } from './feed-faults';
import type { FeedInspection } from './inspect-feed';
import type { FeedShape, NumberedRecord } from './numbered-record';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readXml } from './read-xml';
import { utf8Stream } from './utf8-stream';

/** How many records may show their columns before a required one counts as missing: null values are often left out. */
const shownRecords = 50;

async function* withRequiredColumns(
  records: AsyncIterable<NumberedRecord>,
  shape: FeedShape,
): AsyncGenerator<NumberedRecord> {
  const first: NumberedRecord[] = [];
  const columns = new Set<string>();
  let isChecked = false;
  const check = (): void => {
    isChecked = true;
    if (first.length === 0) throw feedFaults.empty();
    const missing = shape.requiredColumns.filter((column) => !columns.has(column));
    if (missing.length > 0) throw feedFaults.columnsMissing(missing, [...columns], shape);
  };
  for await (const numbered of records) {
    if (isChecked) yield numbered;
    else {
      first.push(numbered);
      for (const column of Object.keys(numbered.record)) columns.add(column);
      if (first.length < shownRecords) continue;
      check();
      yield* first;
    }
  }
  if (isChecked) return;
  check();
  yield* first;
}

/**
 * Streams the records of a feed file in the format and encoding that its inspection told, with back-pressure and in
 * constant memory. Throws a {@link StockError} for a file that cannot be read to its end.
 */
export const readFeed = (
  path: string,
  { format, encoding, ...lines }: Pick<FeedInspection, 'format' | 'encoding' | 'endsInLineBreak' | 'separator'>,
  shape: FeedShape,
): AsyncGenerator<NumberedRecord> => {
  const source = utf8Stream(path, encoding);
  if (format === 'csv') return readCsv(source, shape, lines);
  return withRequiredColumns(format === 'json' ? readJson(source) : readXml(source), shape);
};
