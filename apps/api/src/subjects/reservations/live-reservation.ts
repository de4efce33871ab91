import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type ReservationRow, vehicleReservations } from '../../ground/database/schema';

/** The reservation of a vehicle that has not ended; null when there is none. */
export const liveReservation = async (tx: Tx, vehicleId: bigint): Promise<ReservationRow | null> => {
  const [row] = await tx
    .select()
    .from(vehicleReservations)
    .where(and(eq(vehicleReservations.vehicle_id, vehicleId), isNull(vehicleReservations.ended_at)));
  return row ?? null;
};

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
