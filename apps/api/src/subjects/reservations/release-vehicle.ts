import { followReservations } from './follow-reservations';
import { endReservation, liveReservation } from './live-reservation';
import { lockVehicle, type NamedVehicle } from './lock-vehicle';
import { type Reservation, reservationOf } from './reservation';
import { type ReservationOutcome, refused } from './reservation-fault';
import type { ReservationContext } from './reserve-vehicle';

export interface ReleaseVehicle extends NamedVehicle {
  /** The operator by name. */
  readonly who: string;
}

/**
 * Ends the reservation of a vehicle, whoever made it, also of one that has been sold meanwhile. One that a feed made comes
 * back with the feed's next import as long as the feed says so.
 */
export const releaseVehicle = (
  { db, now }: ReservationContext,
  { who, ...named }: ReleaseVehicle,
): Promise<ReservationOutcome<{ readonly reservation: Reservation }>> =>
  db.transaction(async (tx) => {
    const found = await lockVehicle(tx, named);
    if (!found.ok) return found;
    const { vehicle } = found;
    const live = await liveReservation(tx, vehicle.id, now);
    if (live === null) {
      await followReservations(tx, [vehicle.id], 'clock');
      return refused(
        'not-reserved',
        `${vehicle.stocknum} (${vehicle.name}) is not reserved.`,
        `See what is: forecourt stock reservations ${vehicle.dealership}`,
      );
    }
    const ended = await endReservation(tx, live, { ended_at: now, ended_by: who });
    await followReservations(tx, [vehicle.id], 'vehicle');
    return { ok: true, reservation: reservationOf(ended, vehicle) };
  });
