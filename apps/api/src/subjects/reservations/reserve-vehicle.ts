import { v7 as uuidv7 } from 'uuid';
import type { Transacting } from '../../ground/database/database';
import { type ReservationKind, vehicleReservations } from '../../ground/database/schema';
import { followReservations } from './follow-reservations';
import { liveReservation } from './live-reservation';
import { lockVehicle, type NamedVehicle } from './lock-vehicle';
import { readUntil } from './read-until';
import { type Reservation, reservationOf } from './reservation';
import { type ReservationOutcome, refused } from './reservation-fault';
import { instantInWords, reservationInWords } from './reservation-words';

/** What the verbs about reservations work with. `db` may be a transaction, which then holds the whole. */
export interface ReservationContext {
  readonly db: Transacting;
  readonly now: Date;
}

export interface ReserveVehicle extends NamedVehicle {
  readonly by: Extract<ReservationKind, 'operator' | 'hold'>;
  /** The operator by name. */
  readonly who: string;
  readonly note: string | null;
  /** When it ends by itself; a text as {@link readUntil} takes it, in the zone of the vehicle's location. */
  readonly until: Date | string | null;
}

const unreadable = (typed: string) =>
  refused(
    'until-unreadable',
    `"${typed}" is no date.`,
    'Write it as 2026-12-05 (the end of that day) or "2026-12-05 17:00", in the time of the vehicle\'s location.',
  );

/**
 * Reserves a vehicle that is on sale and that nobody has: from then on every site, page and card says so, and sells it to
 * nobody else. Of two who try at once one gets it, and the other is told who has it.
 */
export const reserveVehicle = (
  { db, now }: ReservationContext,
  { by, who, note, until, ...named }: ReserveVehicle,
): Promise<ReservationOutcome<{ readonly reservation: Reservation }>> =>
  db.transaction(async (tx) => {
    const found = await lockVehicle(tx, named);
    if (!found.ok) return found;
    const { vehicle } = found;
    const called = `${vehicle.stocknum} (${vehicle.name})`;
    if (vehicle.sold)
      return refused(
        'vehicle-sold',
        `${called} is sold.`,
        'If it is on sale again, bring it back first: forecourt stock import.',
      );
    const end = typeof until === 'string' ? readUntil(until, vehicle.timeZone) : until;
    if (typeof until === 'string' && end === null) return unreadable(until);
    if (end !== null && end <= now) {
      const past = `${instantInWords(end, vehicle.timeZone)} (${vehicle.timeZone})`;
      return refused('until-past', `It would end at ${past}, which is over.`, 'Give a later end, or none.');
    }
    const live = await liveReservation(tx, vehicle.id, now);
    if (live !== null)
      return refused(
        'reserved-already',
        `${called} is reserved already, ${reservationInWords(reservationOf(live, vehicle))}.`,
        `End that first: forecourt stock release ${vehicle.dealership} ${vehicle.stocknum}`,
      );
    const [made] = await tx
      .insert(vehicleReservations)
      .values({
        id: uuidv7(),
        vehicle_id: vehicle.id,
        dealership_id: vehicle.dealership_id,
        ...{ by, who, note, reserved_at: now, until: end },
      })
      .returning();
    if (made === undefined) throw new Error('The reservation was not stored.');
    await followReservations(tx, [vehicle.id], 'vehicle');
    return { ok: true, reservation: reservationOf(made, vehicle) };
  });
