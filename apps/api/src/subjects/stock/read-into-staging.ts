import type { Dealership } from '@forecourt/config/dealership';
import type pg from 'pg';
import type { LeftOut } from '../../ground/database/schema/shapes/run-report';
import type { FeedShape } from './feed-file/numbered-record';
import type { FeedRecord } from './feed-vehicle';
import { createMapper, type MapOptions } from './map-rows';
import type { FeedProfile } from './profiles';
import type { RecordSource } from './record-source';
import { createLeftOut } from './run-report';
import { addToStaging, type StagedVehicle, sealStaging } from './staging';
import { takeFeedClashes, takeSpellingClashes } from './staging-clashes';
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
  /** Stock numbers that refused rows may be about: their vehicles are still there. */
  readonly mentioned: readonly string[];
  readonly left_out: readonly LeftOut[];
  /** Some vehicles have pictures that are fetched in the background. */
  readonly hasRemotePictures: boolean;
  /** Some vehicles are called reserved. */
  readonly hasReserved: boolean;
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
const rowsOf = async (source: RecordSource, shape: FeedShape, wanted: ReadonlySet<number>) => {
  const rows = new Map<number, { readonly line: number; readonly row: FeedRecord }>();
  let record = 0;
  for await (const numbered of source.records(shape)) {
    record += 1;
    if (wanted.has(record)) rows.set(record, { line: numbered.line, row: numbered.record });
    if (rows.size === wanted.size) break;
  }
  return rows;
};

interface FeedContext {
  readonly profile: FeedProfile;
  readonly shape: FeedShape;
  readonly dealership: Dealership;
  /** Name of the feed. */
  readonly feed: string;
}

/** What a file of this profile must look like; whether a line would be a vehicle is asked of the profile. */
const shapeOf = (profile: FeedProfile, dealership: Dealership, now: Date): FeedShape => {
  const context = { dealership, now, occurrence: () => 1 };
  return {
    requiredColumns: profile.requiredColumns,
    columns: profile.columns.map(({ column }) => column),
    isVehicle: (record) => profile.map(record, context).vehicle !== null,
  };
};

const clashRejects = async (
  client: pg.ClientBase,
  source: RecordSource,
  { profile, shape, dealership, feed }: FeedContext,
): Promise<readonly { readonly reject: Reject; readonly stocknum: string }[]> => {
  const clashes = [
    ...(await takeFeedClashes(client, dealership.id, feed)),
    ...(await takeSpellingClashes(client, dealership.id)),
  ];
  if (clashes.length === 0) return [];
  const rows = await rowsOf(source, shape, new Set(clashes.map(({ record }) => record)));
  return clashes.map(({ record, stocknum, reason }) => {
    const { line, row } = rows.get(record) ?? { line: 0, row: {} };
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
  { profile, dealership, feed }: Omit<FeedContext, 'shape'>,
  options: MapOptions & { readonly onBatch?: (read: number, rejected: number) => void },
): Promise<StagedFeed> => {
  const mapRow = createMapper(profile, dealership, options);
  const shape = shapeOf(profile, dealership, options.now);
  const leftOut = createLeftOut();
  const rejects: Reject[] = [];
  const mentioned = new Set<string>();
  let batch: StagedVehicle[] = [];
  let read = 0;
  let rejectBytes = 0;
  let hasRemotePictures = false;
  let hasReserved = false;
  // One batch is on its way to the database while the next is read.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = addToStaging(client, batch);
    // Its failure is met by the next await; until then it must not count as unhandled.
    writing.catch(() => undefined);
    batch = [];
  };
  const refuse = (reject: Reject, names: readonly string[]): void => {
    rejects.push(reject);
    rejectBytes += sizeOf(reject.row);
    for (const name of names) mentioned.add(name);
  };
  for await (const numbered of source.records(shape)) {
    read += 1;
    const mapped = await mapRow(numbered, read);
    if ('reject' in mapped) refuse(mapped.reject, mapped.mentioned);
    else {
      const { feed_pictures, feed_spin, feed_spin_interior, reserved } = mapped.staged;
      hasRemotePictures ||= feed_pictures !== null || feed_spin !== null || feed_spin_interior !== null;
      hasReserved ||= reserved;
      batch.push(mapped.staged);
      leftOut.add(mapped.staged.line, mapped.warnings);
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
  for (const { reject, stocknum } of await clashRejects(client, source, { profile, shape, dealership, feed }))
    refuse(reject, [stocknum]);
  return { read, rejects, mentioned: [...mentioned], left_out: leftOut.all(), hasRemotePictures, hasReserved };
};
