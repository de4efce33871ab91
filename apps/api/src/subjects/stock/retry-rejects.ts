import type { Database } from '../../ground/database/database';
import { readCell } from '../../ground/text/spreadsheet-cell';
import type { NumberedRecord } from './feed-file/numbered-record';
import type { FeedRecord } from './feed-vehicle';
import { type ImportOptions, type ImportResult, importStock } from './import-stock';
import { listRejects, type RunChoice } from './list-rejects';
import { findProfile } from './profiles';
import { fileSource, type RecordSource } from './record-source';
import { StockError } from './stock-error';

const readRecord = (record: FeedRecord): FeedRecord =>
  Object.fromEntries(Object.entries(record).map(([column, value]) => [readCell(column), readCell(value)]));

const keptSource = (name: string, records: readonly NumberedRecord[]): RecordSource => ({
  name,
  inspection: null,
  records: () => records,
});

/** An export as it comes back: its cells without the apostrophes that kept spreadsheets from running them. */
const mendedSource = (source: RecordSource): RecordSource => ({
  ...source,
  records: async function* (shape) {
    for await (const numbered of source.records({
      ...shape,
      isVehicle: (record) => shape.isVehicle(readRecord(record)),
    }))
      yield { ...numbered, record: readRecord(numbered.record) };
  },
});

/**
 * Imports the rows again that an import refused, as changes to its feed: from a mended export, or, without one, the
 * kept rows against the rules of today (a location has been added, say). What is refused again is kept with the new
 * run, so nothing is lost between the two. Throws {@link StockError} when nothing was changed.
 */
export const retryRejects = async (
  database: Database,
  choice: RunChoice,
  options: Pick<ImportOptions, 'now' | 'picture' | 'picturesOf'> & { readonly mended?: string },
): Promise<ImportResult> => {
  const found = await listRejects(database.db, choice);
  if (found === null || (found.rejects.length === 0 && options.mended === undefined)) {
    throw new StockError(
      'run-unknown',
      `There are no refused rows of dealership "${choice.dealership}".`,
      'See forecourt stock runs.',
    );
  }
  if (findProfile(found.profile).makesStockNumbers === true) {
    // Its numbers count equal rows of the whole file: of some rows alone they would name other vehicles.
    throw new StockError(
      'retry-unsuited',
      `Feeds of the profile ${found.profile} have no stock numbers, so single rows cannot be told apart.`,
      'Mend the rows in the feed and import it whole.',
    );
  }
  const name = `refused rows of ${found.source_name}`;
  const file =
    options.mended === undefined
      ? keptSource(
          name,
          found.rejects.map(({ line, reasons, row }) => ({
            line,
            record: row,
            // A line of the wrong length lacks values or has them in the wrong place: only a person can mend it.
            fault: reasons.find(({ field }) => field === 'line') ?? null,
          })),
        )
      : mendedSource(await fileSource(options.mended));
  return importStock(database, {
    ...options,
    file,
    dealership: choice.dealership,
    profile: found.profile,
    feed: found.feed,
    mode: 'delta',
  });
};
