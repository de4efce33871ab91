import type { Dealership } from '@forecourt/config';
import type pg from 'pg';
import { takeAddressClashes } from './apply-staging';
import type { FeedRecord } from './feed-vehicle';
import { createMapper, type MapOptions } from './map-rows';
import type { FeedProfile } from './profiles';
import type { RecordSource } from './record-source';
import { addToStaging, type StagedVehicle, sealStaging } from './staging';
import { StockError } from './stock-error';
import type { Reject } from './stock-runs';

/** Rows of one batch: of one insert into staging, and of one transaction of the import. */
export const batchRows = 1000;
/** Most records of one feed. No dealership has so many; the memory that a feed may take ends here. */
export const mostRecords = 500_000;
/** Most refused rows that are kept, and most bytes of them. */
export const mostRejects = 50_000;
const mostRejectBytes = 64 * 1024 * 1024;

/** What a feed has brought into staging. */
export interface StagedFeed {
  readonly read: number;
  readonly rejects: readonly Reject[];
  /** Stock numbers that refused rows seem to be about: their vehicles are still there. */
  readonly mentioned: readonly string[];
  /** Some vehicles have pictures that are fetched in the background. */
  readonly hasRemotePictures: boolean;
}

const sizeOf = (row: FeedRecord): number =>
  Object.entries(row).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

const checkLimits = (read: number, rejects: number, rejectBytes: number): void => {
  if (read > mostRecords)
    throw new StockError(
      'too-many-rows',
      `The file has more than ${mostRecords} records.`,
      'Nothing was changed. Export the stock of this dealership alone.',
    );
  if (rejects > mostRejects || rejectBytes > mostRejectBytes)
    throw new StockError(
      'too-many-rejects',
      `${rejects} of the first ${read} records cannot be read as vehicles.`,
      'Nothing was changed. Check that the profile fits the file: forecourt stock profile <file>.',
    );
};

/** The rows of these records, read again: they were not kept while they looked right. */
const rowsOf = async (source: RecordSource, profile: FeedProfile, wanted: ReadonlySet<number>) => {
  const rows = new Map<number, { readonly line: number; readonly row: FeedRecord }>();
  let record = 0;
  for await (const numbered of source.records(profile.requiredColumns)) {
    record += 1;
    if (wanted.has(record)) rows.set(record, { line: numbered.line, row: numbered.record });
    if (rows.size === wanted.size) break;
  }
  return rows;
};

const clashRejects = async (
  client: pg.ClientBase,
  source: RecordSource,
  profile: FeedProfile,
  dealership: Dealership,
): Promise<readonly { readonly reject: Reject; readonly stocknum: string }[]> => {
  const clashes = await takeAddressClashes(client, dealership.id);
  if (clashes.length === 0) return [];
  const rows = await rowsOf(source, profile, new Set(clashes.map(({ record }) => record)));
  return clashes.map(({ record, stocknum, holder }) => {
    const { line, row } = rows.get(record) ?? { line: 0, row: {} };
    const reason = `Stock number ${holder} has the same web address already. Change one of the two.`;
    const reasons = [{ field: profile.columnOf('stocknum'), value: stocknum, reason }];
    return { reject: { line, record, reasons, row }, stocknum };
  });
};

/**
 * Reads a source to its end into the session's staging table; nothing else is changed. Throws a {@link StockError}
 * when it cannot be read whole, or holds more than a feed can.
 */
export const readIntoStaging = async (
  client: pg.ClientBase,
  source: RecordSource,
  profile: FeedProfile,
  dealership: Dealership,
  options: MapOptions & { readonly onBatch?: (read: number, rejected: number) => void },
): Promise<StagedFeed> => {
  const mapRow = createMapper(profile, dealership, options);
  const rejects: Reject[] = [];
  const mentioned: string[] = [];
  let batch: StagedVehicle[] = [];
  let read = 0;
  let rejectBytes = 0;
  let hasRemotePictures = false;
  // One batch is on its way to the database while the next is read.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = addToStaging(client, batch);
    // Its failure is met by the next await; until then it must not count as unhandled.
    writing.catch(() => undefined);
    batch = [];
  };
  const refuse = (reject: Reject, stocknum: string | null): void => {
    rejects.push(reject);
    rejectBytes += sizeOf(reject.row);
    if (stocknum !== null) mentioned.push(stocknum);
  };
  for await (const numbered of source.records(profile.requiredColumns)) {
    read += 1;
    const mapped = await mapRow(numbered, read);
    if ('reject' in mapped) refuse(mapped.reject, mapped.stocknum);
    else {
      const { feed_pictures, feed_spin, feed_spin_interior } = mapped.staged;
      hasRemotePictures ||= feed_pictures !== null || feed_spin !== null || feed_spin_interior !== null;
      batch.push(mapped.staged);
    }
    checkLimits(read, rejects.length, rejectBytes);
    if (batch.length === batchRows) {
      await flush();
      options.onBatch?.(read, rejects.length);
    }
  }
  await flush();
  await writing;
  await sealStaging(client);
  for (const { reject, stocknum } of await clashRejects(client, source, profile, dealership)) refuse(reject, stocknum);
  return { read, rejects, mentioned, hasRemotePictures };
};
