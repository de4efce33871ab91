import { isAvailable } from '@forecourt/domain/vehicle';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { vehicleReservations, vehicles } from '../../ground/database/schema';
import { followReservations } from './follow-reservations';
import { endReservation } from './live-reservation';

/** How a hold is found when somebody means to keep or end it. `past`: the clock has ended it; `ended`: somebody has. */
export type HoldOutcome = 'done' | 'past' | 'ended' | 'sold';

/** The vehicle of a reservation that has not ended, held until the transaction ends; null where it has. */
const lockHeld = async (tx: Tx, reservationId: string) => {
  const [known] = await tx
    .select({ vehicle_id: vehicleReservations.vehicle_id })
    .from(vehicleReservations)
    .where(eq(vehicleReservations.id, reservationId));
  if (known === undefined) return null;
  const { id, status, sold } = vehicles;
  const [vehicle] = await tx
    .select({ id, status, sold })
    .from(vehicles)
    .where(eq(vehicles.id, known.vehicle_id))
    .for('update');
  // Read again: whoever held the vehicle a moment ago may have ended it.
  const [live] = await tx
    .select()
    .from(vehicleReservations)
    .where(and(eq(vehicleReservations.id, reservationId), isNull(vehicleReservations.ended_at)));
  return vehicle === undefined || live === undefined ? null : { vehicle, live };
};

/** Who ended a hold that is not there any more: a worker's clock may be ahead of ours. */
const howEnded = async (tx: Tx, reservationId: string): Promise<'past' | 'ended'> => {
  const [row] = await tx
    .select({ by: vehicleReservations.ended_by })
    .from(vehicleReservations)
    .where(eq(vehicleReservations.id, reservationId));
  return row?.by === 'clock' ? 'past' : 'ended';
};

/**
 * Gives a hold another end, null for none, as part of a transaction. One that has come to its end is not woken again,
 * and the hold of a vehicle that was sold meanwhile stays as it is.
 */
export const extendHold = async (
  tx: Tx,
  reservationId: string,
  { until, now }: { readonly until: Date | null; readonly now: Date },
): Promise<HoldOutcome> => {
  const held = await lockHeld(tx, reservationId);
  if (held === null) return howEnded(tx, reservationId);
  if (held.live.until !== null && held.live.until <= now) return 'past';
  if (!isAvailable(held.vehicle)) return 'sold';
  await tx.update(vehicleReservations).set({ until }).where(eq(vehicleReservations.id, reservationId));
  return 'done';
};

/** Ends a hold by its id, as part of a transaction; one that has ended is left as it is. */
export const endHold = async (
  tx: Tx,
  reservationId: string,
  { who, now }: { readonly who: string; readonly now: Date },
): Promise<HoldOutcome> => {
  const held = await lockHeld(tx, reservationId);
  if (held === null) return 'ended';
  await endReservation(tx, held.live, { ended_at: now, ended_by: who });
  await followReservations(tx, [held.vehicle.id], 'vehicle');
  return 'done';
};
