import { isAvailable } from '@forecourt/domain/vehicle';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, vehicleReservations, vehicles } from '../../ground/database/schema';
import { type Reservation, reservationOf, vehicleTimeZone } from './reservation';

export interface ReservationChoice {
  /** Slug of a dealership; all when left out. */
  readonly dealership?: string;
  /** Also those that have ended. */
  readonly ended?: boolean;
}

/** Reservations by dealership and stock number, the newest first; those alone that have not ended unless asked otherwise. */
export const listReservations = async (
  db: Db,
  { dealership, ended = false }: ReservationChoice,
): Promise<readonly Reservation[]> => {
  const { id, dealership_id, stocknum, name, status, sold, location_id, state } = vehicles;
  const rows = await db
    .select({
      reservation: vehicleReservations,
      vehicle: { id, dealership_id, stocknum, name, status, sold, location_id, state },
      owner: { slug: dealerships.slug, document: dealerships.document },
    })
    .from(vehicleReservations)
    .innerJoin(vehicles, eq(vehicles.id, vehicleReservations.vehicle_id))
    .innerJoin(dealerships, eq(dealerships.id, vehicleReservations.dealership_id))
    .where(
      and(
        dealership === undefined ? undefined : eq(dealerships.slug, dealership),
        ended ? undefined : isNull(vehicleReservations.ended_at),
      ),
    )
    .orderBy(asc(dealerships.slug), asc(vehicles.stocknum), desc(vehicleReservations.reserved_at));
  return rows.map(({ reservation, vehicle, owner }) =>
    reservationOf(reservation, {
      ...vehicle,
      dealership: owner.slug,
      sold: !isAvailable(vehicle),
      timeZone: vehicleTimeZone(owner.document.locations, vehicle),
    }),
  );
};
