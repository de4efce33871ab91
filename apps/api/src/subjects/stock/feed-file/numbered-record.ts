import type { FeedRecord, RejectReason } from '../feed-vehicle';

/** A record of a feed with the line it starts on, counted from 1 (the header of a CSV file is line 1). */
export interface NumberedRecord {
  readonly line: number;
  readonly record: FeedRecord;
  /** Why it cannot be read as a record of this feed at all; null when it can. */
  readonly fault: RejectReason | null;
  /** Values of a record whose columns are unknown: any of them may be the stock number of a vehicle. */
  readonly mayName?: readonly string[];
}

/** What a feed must hold, as its profile reads it. */
export interface FeedShape {
  /** Columns without which the file is refused whole. */
  readonly requiredColumns: readonly string[];
  /** Whether a record would be a vehicle by itself. */
  readonly isVehicle: (record: FeedRecord) => boolean;
  /** Every column that is read, so that a misspelt column can be reported with the name that was meant. */
  readonly columns: readonly string[];
}

/** For a feed that is only inspected: no column is required. */
export const anyShape: FeedShape = { requiredColumns: [], isVehicle: () => false, columns: [] };

/** Most bytes of one record. What is larger is a broken file, and must not fill the memory. */
export const longestRecord = 1_000_000;
/** Most columns of one record. */
export const mostColumns = 1_000;
