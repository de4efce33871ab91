import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type ReservationRow, vehicleReservations } from '../../ground/database/schema';

/** Ends a reservation, and answers it as it is then. */
export const endReservation = async (
  tx: Tx,
  { id }: Pick<ReservationRow, 'id'>,
  end: { readonly ended_at: Date; readonly ended_by: string },
): Promise<ReservationRow> => {
  const [row] = await tx.update(vehicleReservations).set(end).where(eq(vehicleReservations.id, id)).returning();
  if (row === undefined) throw new Error(`Reservation ${id} is gone.`);
  return row;
};

/**
 * The reservation of a vehicle that has not ended; null when there is none. One that has come to its end, which the worker
 * has not noticed yet, is ended as by the clock: at the instant that it was made for.
 */
export const liveReservation = async (tx: Tx, vehicleId: bigint, now: Date): Promise<ReservationRow | null> => {
  const [row] = await tx
    .select()
    .from(vehicleReservations)
    .where(and(eq(vehicleReservations.vehicle_id, vehicleId), isNull(vehicleReservations.ended_at)));
  if (row === undefined) return null;
  if (row.until === null || row.until > now) return row;
  await endReservation(tx, row, { ended_at: row.until, ended_by: 'clock' });
  return null;
};
