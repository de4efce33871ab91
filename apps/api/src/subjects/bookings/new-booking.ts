import type { DriveSlot } from '@forecourt/domain/test-drive';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { HomeAddress } from '../../ground/database/schema';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import type { DrivePlace } from './drive-places';
import type { FreePiece } from './taken-times';

/** A test drive as it is asked for: read, and by the rules of its site; whether its time is free is not known yet. */
export interface NewBooking {
  readonly submission: QuotedSubmission;
  readonly place: DrivePlace;
  readonly slot: DriveSlot;
  /** Null for a test drive without a vehicle chosen. Its place is one of its dealership's. */
  readonly vehicle: Vehicle | null;
  readonly atHome: HomeAddress | null;
  /** Seats that were free when it was looked, to be tried first; null to look for some. */
  readonly seats: readonly FreePiece[] | null;
}

/** The id of the vehicle as the database has it; null for none. */
export const vehicleIdOf = ({ vehicle }: Pick<NewBooking, 'vehicle'>): bigint | null =>
  vehicle === null ? null : BigInt(vehicle.id);
