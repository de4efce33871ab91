import type { Dealership } from '@forecourt/domain';
import type { FeedRecord, FeedVehicle, RejectReason } from '../feed-vehicle';

/** What a profile may lean on beside the record. */
export interface ProfileContext {
  readonly dealership: Dealership;
  /** The calendar year of the import, so that a year far ahead is refused. */
  readonly year: number;
  /** How often this identity has been met in the file so far, from 1. For feeds that lack a stock number. */
  readonly occurrence: (identity: string) => number;
}

export type MappedRow =
  | { readonly vehicle: FeedVehicle; readonly reasons: null }
  | { readonly vehicle: null; readonly reasons: readonly RejectReason[] };

/** How the columns of one kind of feed become vehicles. */
export interface FeedProfile {
  readonly name: string;
  readonly description: string;
  /** Columns without which the file cannot be of this kind; an import without them is refused whole. */
  readonly requiredColumns: readonly string[];
  readonly map: (record: FeedRecord, context: ProfileContext) => MappedRow;
}

/** The location that holds stock for which the feed names none: the primary one, else the first. */
export const homeLocation = (dealership: Dealership) =>
  dealership.locations.find((location) => location.primary) ?? dealership.locations[0];
