import { stateTimeZone } from '@forecourt/domain/calendar';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { ReservationKind, ReservationRow } from '../../ground/database/schema';

/** A vehicle of a dealership's stock, as far as a reservation tells of it. */
export interface ReservedVehicle {
  readonly id: bigint;
  readonly dealership_id: string;
  /** Slug of the dealership. */
  readonly dealership: string;
  readonly stocknum: string;
  readonly name: string;
  readonly sold: boolean;
  /** IANA zone of its location. */
  readonly timeZone: string;
}

/** A reservation with its vehicle. Instants in ISO UTC. */
export interface Reservation {
  readonly id: string;
  /** Slug of the dealership. */
  readonly dealership: string;
  readonly stocknum: string;
  readonly name: string;
  /** Whether the vehicle has been sold, which ends the reservation of a feed alone. */
  readonly sold: boolean;
  readonly by: ReservationKind;
  readonly who: string;
  readonly note: string | null;
  readonly reserved_at: string;
  /** The instant at which it ends by itself; null when somebody has to end it. */
  readonly until: string | null;
  readonly ended_at: string | null;
  readonly ended_by: string | null;
  /** IANA zone of the vehicle's location. */
  readonly time_zone: string;
}

/** The zone of the location where a vehicle stands, else that of the vehicle's own state. */
export const vehicleTimeZone = (
  locations: readonly { readonly id: string; readonly address: { readonly state: Vehicle['state'] } }[],
  { location_id, state }: Pick<Vehicle, 'location_id' | 'state'>,
): string => stateTimeZone(locations.find(({ id }) => id === location_id)?.address.state ?? state);

/** A stored reservation as it is told. */
export const reservationOf = (row: ReservationRow, vehicle: ReservedVehicle): Reservation => ({
  id: row.id,
  dealership: vehicle.dealership,
  stocknum: vehicle.stocknum,
  name: vehicle.name,
  sold: vehicle.sold,
  by: row.by,
  who: row.who,
  note: row.note,
  reserved_at: row.reserved_at.toISOString(),
  until: row.until?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: row.ended_by,
  time_zone: vehicle.timeZone,
});
