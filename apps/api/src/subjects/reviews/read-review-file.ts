import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { type ReadRow, readRow } from './read-review-row';

/** A row that is not taken: where it stands in its file, what is wrong and how to mend it. */
export interface RefusedRow {
  /** `line 7` of a CSV file, `entry 7` of a JSON file. */
  readonly where: string;
  readonly field: string;
  readonly value: string;
  /** What is wrong and what to write. */
  readonly reason: string;
}

/** The content of a file of reviews. */
export interface ReviewFile {
  readonly rows: readonly (ReadRow & { readonly where: string })[];
  readonly refused: readonly RefusedRow[];
}

/** The file as a whole cannot be read: a sentence for whoever gave it. */
export class ReviewFileError extends Error {
  override readonly name = 'ReviewFileError';
}

interface GivenRow {
  readonly where: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const columns = 'author, rating, date, and perhaps id, text, dealership, location, url, image';

const rowsOfCsv = (text: string): readonly GivenRow[] => {
  try {
    const records = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly { record: Record<string, unknown>; info: { lines: number } }[];
    // `lines` is where a record ends; words in quotes may run over several.
    return records.map(({ record, info: { lines } }) => ({
      where: `line ${lines - Object.values(record).join('').split('\n').length + 1}`,
      values: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReviewFileError(`The file is not whole CSV: ${error.message} Write ${columns} in its first line.`);
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOfJson = (text: string): readonly GivenRow[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReviewFileError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const given = isRecord(value) ? value.reviews : value;
  if (!Array.isArray(given))
    throw new ReviewFileError(`The file holds no list of reviews. Write [{ ... }] with ${columns} in each.`);
  return given.map((one, index) => ({ where: `entry ${index + 1}`, values: isRecord(one) ? one : { review: one } }));
};

/** An id for a row without one: the same row has the same id at every import. */
const digestOf = ({ author, written_on, rating, text }: ReadRow['review']): string =>
  createHash('sha256')
    .update(JSON.stringify([author, written_on, rating, text]))
    .digest('hex')
    .slice(0, 24);

/**
 * Reads a file of reviews, JSON where it begins so and CSV else, row by row: what is wrong with one costs the others
 * nothing.
 * @throws ReviewFileError where the file as a whole cannot be read
 */
export const readReviewFile = (text: string): ReviewFile => {
  const given = /^\uFEFF?\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
  if (given.length === 0) throw new ReviewFileError(`The file holds no reviews. Write one a line, with ${columns}.`);
  const rows: (ReadRow & { where: string })[] = [];
  const refused: RefusedRow[] = [];
  for (const { where, values } of given) {
    const { row, faults } = readRow(values);
    if (row === null) {
      refused.push(...faults.map((fault) => ({ where, ...fault })));
      continue;
    }
    rows.push({ ...row, where, review: { ...row.review, source_id: row.review.source_id || digestOf(row.review) } });
  }
  return { rows, refused };
};
