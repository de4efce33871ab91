import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import { aDealership, aLocation, aSiteDocumentInput, aVehicle } from '@forecourt/testing';
import { eq } from 'drizzle-orm';
import { operatorNamed } from '../src/ground/actor/actor';
import type { Db } from '../src/ground/database/database';
import { type NewVehicleRow, vehicleSlugs, vehicles } from '../src/ground/database/schema';
import { recordChange } from '../src/ground/spine/record-change';
import type { ApplyOutcome } from '../src/subjects/documents/document-fault';
import { applyDealerships } from '../src/subjects/sites/apply-dealerships';
import { applySites } from '../src/subjects/sites/apply-sites';
import { vehicleFromRow } from '../src/subjects/vehicles/vehicle-row';

const must = (outcome: ApplyOutcome): void => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
};

/** For tests: who applies documents. */
export const testOperator = { actor: operatorNamed('Avery') };

/** A dealership of that slug, with one location `{slug}-yard`. */
export const dealershipNamed = (slug: string, overrides: Partial<Dealership> = {}): Dealership => {
  const { dealership_id: _id, dealership_slug: _slug, ...location } = aLocation({ id: `${slug}-yard` });
  return aDealership({ id: slug, slug, name: `Dealer ${slug}`, locations: [location], ...overrides });
};

/** A site document of that name, showing the stock of the dealerships named (by default the one of its own name). */
export const siteNamed = (slug: string, overrides: Partial<SiteDocumentInput> = {}): SiteDocumentInput =>
  aSiteDocumentInput({
    website_id: slug,
    slug,
    hosts: [`${slug}.localhost`],
    dealership_id: slug,
    stockFrom: [{ dealership: slug }],
    locations: [{ id: `${slug}-yard` }],
    ...overrides,
  });

export const applyTestDealerships = async (db: Db, ...documents: readonly Dealership[]): Promise<void> =>
  must(
    await applyDealerships(
      db,
      documents.map((value) => ({ source: `${value.slug}.json`, value })),
      testOperator,
    ),
  );

export const applyTestSites = async (db: Db, ...documents: readonly SiteDocumentInput[]): Promise<void> =>
  must(
    await applySites(
      db,
      documents.map((value) => ({ source: `${value.slug}.json`, value })),
      testOperator,
    ),
  );

const rowOf = (vehicle: Vehicle): NewVehicleRow => {
  const { id: _id, dealership_slug: _slug, path: _path, ...fields } = vehicle;
  return {
    ...fields,
    sold_at: vehicle.sold_at === null ? null : new Date(vehicle.sold_at),
    created_at: new Date(vehicle.created_at),
    updated_at: new Date(vehicle.updated_at),
  };
};

/** Puts a vehicle into a dealership's stock, as an import does: row and change in one transaction. */
export const addTestVehicle = (db: Db, dealership: string, overrides: Partial<Vehicle> = {}): Promise<Vehicle> =>
  db.transaction(async (tx) => {
    const vehicle = aVehicle({ dealership_id: dealership, location_id: `${dealership}-yard`, ...overrides });
    const [row] = await tx.insert(vehicles).values(rowOf(vehicle)).returning({ id: vehicles.id, slug: vehicles.slug });
    if (row === undefined) throw new Error('The vehicle was not stored.');
    const { slug } = row;
    await recordChange(tx, {
      kind: 'vehicle',
      dealershipId: dealership,
      vehicleId: row.id,
      slugs: [slug],
      facts: [null, vehicle],
    });
    return { ...vehicle, id: row.id.toString(), slug, path: vehiclePath({ slug }) };
  });

/** Changes a vehicle in place, as an import does; a new slug leaves the old one behind (STCK-04). */
export const changeTestVehicle = (db: Db, vehicle: Vehicle, change: Partial<NewVehicleRow>): Promise<void> =>
  db.transaction(async (tx) => {
    const id = BigInt(vehicle.id);
    const [row] = await tx.update(vehicles).set(change).where(eq(vehicles.id, id)).returning();
    if (row === undefined) throw new Error('The vehicle is not there.');
    if (change.slug !== undefined) {
      await tx
        .insert(vehicleSlugs)
        .values({ dealership_id: vehicle.dealership_id, slug: vehicle.slug, vehicle_id: id });
    }
    await recordChange(tx, {
      kind: 'vehicle',
      dealershipId: vehicle.dealership_id,
      vehicleId: id,
      slugs: [vehicle.slug, ...(change.slug === undefined ? [] : [change.slug])],
      facts: [vehicle, vehicleFromRow(row, vehicle.dealership_slug)],
    });
  });
