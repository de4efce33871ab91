import { isAvailable } from '@forecourt/domain/vehicle';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { dealerships, vehicles } from '../../ground/database/schema';
import { type ReservedVehicle, vehicleTimeZone } from './reservation';
import { type ReservationOutcome, refused } from './reservation-fault';

/** A vehicle as people name it. */
export interface NamedVehicle {
  /** Slug of the dealership. */
  readonly dealership: string;
  readonly stocknum: string;
}

const unknownDealership = async (tx: Tx, slug: string) => {
  const known = await tx
    .select({ slug: dealerships.slug })
    .from(dealerships)
    .where(isNull(dealerships.removed_at))
    .orderBy(asc(dealerships.slug));
  const names = known.map((dealership) => dealership.slug).join(', ') || 'none';
  return refused('dealership-unknown', `There is no dealership "${slug}".`, `Known are: ${names}.`);
};

/**
 * Finds a vehicle and holds its row until the transaction ends: who reserves or releases it meanwhile waits, and then
 * sees what came of this one.
 */
export const lockVehicle = async (
  tx: Tx,
  { dealership, stocknum }: NamedVehicle,
): Promise<ReservationOutcome<{ readonly vehicle: ReservedVehicle }>> => {
  const [owner] = await tx
    .select()
    .from(dealerships)
    .where(and(eq(dealerships.slug, dealership), isNull(dealerships.removed_at)))
    // A reservation names it. Held before the vehicle, as a removal holds them.
    .for('key share');
  if (owner === undefined) return unknownDealership(tx, dealership);
  const { id, name, status, sold, location_id, state } = vehicles;
  const [found] = await tx
    .select({ id, name, status, sold, location_id, state })
    .from(vehicles)
    .where(and(eq(vehicles.dealership_id, owner.id), eq(vehicles.stocknum, stocknum)))
    .for('update');
  if (found === undefined)
    return refused(
      'vehicle-unknown',
      `Dealership "${dealership}" has no vehicle with the stock number "${stocknum}".`,
      'Check the number: it stands on the page of the vehicle.',
    );
  return {
    ok: true,
    vehicle: {
      id: found.id,
      dealership_id: owner.id,
      dealership,
      stocknum,
      name: found.name,
      sold: !isAvailable(found),
      timeZone: vehicleTimeZone(owner.document.locations, found),
    },
  };
};
