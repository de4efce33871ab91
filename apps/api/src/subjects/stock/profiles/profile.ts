import type { Dealership } from '@forecourt/config/dealership';
import { stateTimeZone } from '@forecourt/domain/calendar';
import { placeSpelling } from '@forecourt/domain/spelling';
import type { AustralianState } from '@forecourt/domain/vehicle';
import type { FeedClock } from '../feed-dates';
import type { FeedRecord, FeedVehicle, RejectReason } from '../feed-vehicle';

/** What a profile may lean on beside the record. */
export interface ProfileContext {
  readonly dealership: Dealership;
  /** The time of the import: a year far ahead is refused, and a day that is still to come. */
  readonly now: Date;
  /** How often this identity has been met in the file so far, from 1. For feeds that lack a stock number. */
  readonly occurrence: (identity: string) => number;
}

/**
 * `stocknum` of a refused row is the vehicle that it seems to be about, which is therefore not gone; null when the row
 * names none.
 */
export type MappedRow =
  | {
      readonly vehicle: FeedVehicle;
      readonly reasons: null;
      readonly stocknum: string;
      /** Values that are left out of it, by the feed's own columns. */
      readonly warnings: readonly RejectReason[];
    }
  | { readonly vehicle: null; readonly reasons: readonly RejectReason[]; readonly stocknum: string | null };

/** One column of a feed and the field or fields of a vehicle that come of it. */
export interface ProfileColumn {
  readonly column: string;
  readonly field: string;
  /** How the value is read, where it is not taken as it stands. */
  readonly note?: string;
  /** It is read from columns of its own too, whose names begin with this one and a dot. */
  readonly hasParts?: true;
}

/** How the columns of one kind of feed become vehicles. */
export interface FeedProfile {
  readonly name: string;
  readonly description: string;
  /** Columns without which the file cannot be of this kind; an import without them is refused whole. */
  readonly requiredColumns: readonly string[];
  /** Every column that is read. */
  readonly columns: readonly ProfileColumn[];
  /** The feed has no stock numbers: they are made from other columns of a row. */
  readonly makesStockNumbers?: boolean;
  /** The feed's column from which a field of the vehicle comes; the field's own name when there is none. */
  readonly columnOf: (field: string) => string;
  readonly map: (record: FeedRecord, context: ProfileContext) => MappedRow;
}

/** `columnOf` over a list of columns. */
export const columnIn =
  (columns: readonly ProfileColumn[]) =>
  (field: string): string =>
    columns.find((candidate) => candidate.field.split(', ').includes(field))?.column ?? field;

/**
 * The place of a vehicle: what the feed says, whole, or where its location stands. A city is never put beside the state
 * of another address: without a state of its own it has one only when it is the location's city.
 */
export const placeOf = (
  { city, state }: { readonly city: string | null; readonly state: AustralianState | null },
  location: Dealership['locations'][number] | undefined,
): { readonly city: string | null; readonly state: AustralianState | null } => {
  const home = location === undefined ? { city: null, state: null } : location.address;
  if (city !== null) {
    const isHome = city.toLowerCase() === home.city?.toLowerCase();
    return { city: isHome ? home.city : placeSpelling(city), state: state ?? (isHome ? home.state : null) };
  }
  return { city: state === null || state === home.state ? home.city : null, state: state ?? home.state };
};

/** The clock by which a vehicle's dates are meant: that of its location. */
export const clockOf = (
  { dealership, now }: Pick<ProfileContext, 'dealership' | 'now'>,
  location: Dealership['locations'][number] | undefined,
): FeedClock => ({ timeZone: (location ?? homeLocation(dealership))?.time_zone ?? stateTimeZone(null), now });

/** The last model year that a vehicle may be of. */
export const latestYear = ({ now }: Pick<ProfileContext, 'now'>): number => now.getUTCFullYear() + 2;

/** The location that holds stock for which the feed names none: the primary one, else the first. */
export const homeLocation = (dealership: Dealership) =>
  dealership.locations.find((location) => location.primary) ?? dealership.locations[0];
