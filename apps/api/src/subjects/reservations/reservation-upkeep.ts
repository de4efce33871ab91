import { lt } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { vehicleReservations } from '../../ground/database/schema';
import type { Upkeep } from '../../ground/modules/upkeep';

/** Days that an ended reservation stays in the history, as runs of imports do: its note may name a person. */
export const keptDays = 400;

/** Deletes reservations that ended longer ago than {@link keptDays}. */
export const forgetReservations = async (db: Pick<Db, 'delete'>, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await db.delete(vehicleReservations).where(lt(vehicleReservations.ended_at, before));
};

/** Clears away reservations that ended long ago. */
export const reservationUpkeep: readonly Upkeep[] = [
  { name: 'reservations', run: ({ db, now }) => forgetReservations(db, now) },
];
