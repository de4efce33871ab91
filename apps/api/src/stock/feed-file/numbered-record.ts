import type { FeedRecord, RejectReason } from '../feed-vehicle';

/** A record of a feed with the line it starts on, counted from 1 (the header of a CSV file is line 1). */
export interface NumberedRecord {
  readonly line: number;
  readonly record: FeedRecord;
  /** Why it cannot be read as a record of this feed at all; null when it can. */
  readonly fault: RejectReason | null;
}

/** Most bytes of one record. What is larger is a broken file, and must not fill the memory. */
export const longestRecord = 1_000_000;
/** Most columns of one record. */
export const mostColumns = 1_000;
