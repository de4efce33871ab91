import { and, eq, isNull } from 'drizzle-orm';
import { vehicleReservations, vehicles } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** Reservations of a dealership's vehicles go with it, those that have ended too. */
export const reservationRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const live = and(eq(vehicleReservations.dealership_id, id), isNull(vehicleReservations.ended_at));
    return { goes: { reservations: await tx.$count(vehicleReservations, live) } };
  },
  remove: async (tx, id) => {
    await tx.delete(vehicleReservations).where(eq(vehicleReservations.dealership_id, id));
    await tx.update(vehicles).set({ reserved: false }).where(eq(vehicles.dealership_id, id));
  },
};
