import type { DriveSlot } from '@forecourt/domain/test-drive';
import { gridPieces } from '@forecourt/domain/test-drive';
import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { bookingPieces } from '../../ground/database/schema';

/** Whose time is asked for. */
export interface SeatPlace {
  readonly dealershipId: string;
  readonly locationId: string;
  readonly capacity: number;
  /** Null for a test drive without a vehicle chosen. */
  readonly vehicleId: bigint | null;
  /** A booking whose own time counts as free: it is moved. */
  readonly except?: string;
}

/** What is taken of a stretch of time. */
export interface TakenTimes {
  /** Seats of the place that are taken in each piece, by its instant in milliseconds. */
  readonly seats: ReadonlyMap<number, ReadonlySet<number>>;
  /** Pieces in which the vehicle is with somebody, wherever that is. */
  readonly vehicle: ReadonlySet<number>;
}

/** Reads what is taken between two instants. */
export const takenTimes = async (
  db: Pick<Tx, 'select'>,
  { dealershipId, locationId, vehicleId, except }: SeatPlace,
  from: Date,
  before: Date,
): Promise<TakenTimes> => {
  const ofPlace = and(eq(bookingPieces.dealership_id, dealershipId), eq(bookingPieces.location_id, locationId));
  const rows = await db
    .select({
      piece: bookingPieces.piece,
      seat: bookingPieces.seat,
      isHere: sql<boolean>`${ofPlace}`,
      vehicle: bookingPieces.vehicle_id,
    })
    .from(bookingPieces)
    .where(
      and(
        vehicleId === null ? ofPlace : or(ofPlace, eq(bookingPieces.vehicle_id, vehicleId)),
        gte(bookingPieces.piece, from),
        lt(bookingPieces.piece, before),
        except === undefined ? undefined : ne(bookingPieces.booking_id, except),
      ),
    );
  const seats = new Map<number, Set<number>>();
  const vehicle = new Set<number>();
  for (const row of rows) {
    const piece = row.piece.getTime();
    if (row.isHere) seats.set(piece, (seats.get(piece) ?? new Set()).add(row.seat));
    if (vehicleId !== null && row.vehicle === vehicleId) vehicle.add(piece);
  }
  return { seats, vehicle };
};

/** A piece of time with a seat that is free in it. */
export interface FreePiece {
  readonly piece: Date;
  readonly seat: number;
}

/**
 * A free seat in each piece of a slot; null where one of them has none, or the vehicle is with somebody. Seats are people of
 * the place, and any of them will do: from one piece to the next it may be another. Pure.
 * @param first seat to begin with, from 0: who comes together and begins elsewhere seldom wants the same one
 */
export const freePieces = (
  { seats, vehicle }: TakenTimes,
  { startsAt, endsAt }: Pick<DriveSlot, 'startsAt' | 'endsAt'>,
  capacity: number,
  first = 0,
): readonly FreePiece[] | null => {
  const free: FreePiece[] = [];
  for (const piece of gridPieces(startsAt, endsAt)) {
    const taken = seats.get(piece.getTime()) ?? new Set();
    // A place that was cut down has seats above its number, which count while they are taken.
    if (vehicle.has(piece.getTime()) || taken.size >= capacity) return null;
    let seat = first % capacity;
    while (taken.has(seat + 1)) seat = (seat + 1) % capacity;
    free.push({ piece, seat: seat + 1 });
  }
  return free;
};
