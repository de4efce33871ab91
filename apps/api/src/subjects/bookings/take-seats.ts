import type { DriveSlot } from '@forecourt/domain/test-drive';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { bookingPieces } from '../../ground/database/schema';
import { SeatLost, SlotTaken } from './slot-taken';
import { type FreePiece, freePieces, type SeatPlace, takenTimes } from './taken-times';

type Slot = Pick<DriveSlot, 'startsAt' | 'endsAt'>;

/** What stands for a place among the advisory locks. */
export const placeLock = ({ dealershipId, locationId }: Pick<SeatPlace, 'dealershipId' | 'locationId'>) =>
  sql`hashtextextended(${`booking:${dealershipId}:${locationId}`}, 0)`;

/**
 * Finds a free seat in each piece of a slot, as the only one at this place until the transaction ends: those who take what
 * they saw free have ended by then, or have not begun.
 * @throws SlotTaken
 */
export const findSeats = async (tx: Tx, place: SeatPlace, slot: Slot): Promise<readonly FreePiece[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${placeLock(place)})`);
  const free = freePieces(await takenTimes(tx, place, slot.startsAt, slot.endsAt), slot, place.capacity);
  if (free === null) throw new SlotTaken();
  return free;
};

/** The rows of seats that a booking takes. */
const seatRows = (
  bookingId: string,
  { dealershipId, locationId, vehicleId }: SeatPlace,
  seats: readonly FreePiece[],
): (typeof bookingPieces.$inferInsert)[] =>
  seats.map(({ piece, seat }) => ({
    dealership_id: dealershipId,
    location_id: locationId,
    vehicle_id: vehicleId,
    booking_id: bookingId,
    piece,
    seat,
  }));

/**
 * Takes the seats that were found for a booking that is stored. What keeps a seat, and a vehicle, from being taken twice are
 * the keys of the table: whoever comes by another way than {@link findSeats} meets them, too.
 * @throws SeatLost
 */
export const takeSeats = async (
  tx: Tx,
  bookingId: string,
  place: SeatPlace,
  seats: readonly FreePiece[],
): Promise<void> => {
  const rows = seatRows(bookingId, place, seats);
  const taken = await tx
    .insert(bookingPieces)
    .values(rows)
    .onConflictDoNothing()
    .returning({ piece: bookingPieces.piece });
  if (taken.length < rows.length) throw new SeatLost();
};
