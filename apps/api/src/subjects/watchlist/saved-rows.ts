import type { SiteDocument } from '@forecourt/config/site-document';
import { type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import { askedAmount, shownPrice } from '@forecourt/domain/vehicle-price';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type SavedKind, type SavedVehicleRow, savedVehicles, shoppers } from '../../ground/database/schema';

/** Most vehicles of a list. Four stand side by side at a time; lists of several devices that were joined may be longer. */
export const mostOf: Readonly<Record<SavedKind, number>> = { saved: 200, compared: 50 };

/** The largest number that the column holds. */
const mostCents = 2 ** 31 - 1;

const centsOf = (dollars: number | null): number | null => {
  const cents = dollars === null ? null : Math.round(dollars * 100);
  return cents !== null && cents <= mostCents ? cents : null;
};

/** Cents of a vehicle's list price on a site now, and cents that are asked for it; null where the site shows no price. */
const pricesOf = (
  vehicle: Vehicle,
  settings: SiteDocument['vehicle'],
): Pick<SavedVehicleRow, 'price_then' | 'asked_then'> => {
  const price = shownPrice(vehicle, settings);
  return {
    price_then: centsOf(price.kind === 'amount' ? price.amount : null),
    asked_then: centsOf(askedAmount(price)),
  };
};

/** A vehicle as it is kept from now on. */
export const rowOf = (
  vehicle: Vehicle,
  {
    shopperId,
    kind,
    site,
    now,
  }: { readonly shopperId: string; readonly kind: SavedKind; readonly site: SiteDocument; readonly now: Date },
): SavedVehicleRow => ({
  shopper_id: shopperId,
  kind,
  vehicle_id: BigInt(vehicle.id),
  name: vehicleName(vehicle),
  ...pricesOf(vehicle, site.vehicle),
  note: '',
  saved_at: now,
});

/** One list of a shopper, the oldest first. */
export const rowsOf = (db: Pick<Db, 'select'>, shopperId: string, kind: SavedKind): Promise<SavedVehicleRow[]> =>
  db
    .select()
    .from(savedVehicles)
    .where(and(eq(savedVehicles.shopper_id, shopperId), eq(savedVehicles.kind, kind)))
    .orderBy(asc(savedVehicles.saved_at), asc(savedVehicles.vehicle_id));

/** The row of one vehicle in one list of a shopper. */
export const rowOfVehicle = (shopperId: string, kind: SavedKind, vehicleId: string) =>
  and(
    eq(savedVehicles.shopper_id, shopperId),
    eq(savedVehicles.kind, kind),
    eq(savedVehicles.vehicle_id, BigInt(vehicleId)),
  );

/** Lets nobody else change the lists of a shopper until the transaction ends: their room is counted in it. */
export const holdLists = async (tx: Tx, shopperId: string): Promise<void> => {
  await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
};
