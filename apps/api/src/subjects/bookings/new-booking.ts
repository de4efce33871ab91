import type { DriveSlot } from '@forecourt/domain/test-drive';
import type { HomeAddress } from '../../ground/database/schema';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import type { LeadSubject } from '../leads';
import type { DrivePlace } from './drive-places';
import type { FreePiece } from './taken-times';

/** A test drive as it is asked for: read, and by the rules of its site; whether its time is free is not known yet. */
export interface NewBooking {
  readonly submission: QuotedSubmission;
  readonly place: DrivePlace;
  readonly slot: DriveSlot;
  readonly vehicleId: bigint | null;
  /** For whom its enquiry is: whoever answers at its place, which is one of the vehicle's dealership. */
  readonly subject: LeadSubject;
  readonly atHome: HomeAddress | null;
  /** Seats that were free when it was looked, to be tried first; null to look for some. */
  readonly seats: readonly FreePiece[] | null;
}
