import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { eventMemory, eventStreams, type VehicleRow, vehicles } from '../../ground/database/schema';
import type { ToldVehicle } from '../../ground/database/schema/shapes/told-vehicle';
import { vehicleFromRow } from '../vehicles';
import { appendEvents, holdStream } from './event-stream';
import { toldVehicle } from './told-vehicle';
import { type NewEvent, vehicleEvents } from './vehicle-events';

/** Vehicles looked at in one transaction. */
const chunk = 200;

interface NotedDealership {
  readonly id: string;
  readonly slug: string;
}

const readNow = async (
  tx: Tx,
  { id }: NotedDealership,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, VehicleRow>> => {
  const rows = await tx
    .select()
    .from(vehicles)
    .where(and(inArray(vehicles.id, [...ids]), eq(vehicles.dealership_id, id)));
  return new Map(rows.map((row) => [row.id, row]));
};

const readMemory = async (tx: Tx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, ToldVehicle>> => {
  const rows = await tx
    .select()
    .from(eventMemory)
    .where(inArray(eventMemory.vehicle_id, [...ids]));
  return new Map(rows.map(({ vehicle_id, told }) => [vehicle_id, told]));
};

/** A vehicle as it is now, and what is new of it. */
interface NotedVehicle {
  readonly id: bigint;
  /** What receivers may know; `hidden`, or nothing is there. */
  readonly now: ToldVehicle | 'hidden' | 'gone';
  readonly made: readonly NewEvent[];
}

const remember = async (tx: Tx, dealershipId: string, noted: readonly NotedVehicle[]): Promise<void> => {
  const rows = noted.flatMap(({ id, now }) =>
    now === 'hidden' || now === 'gone' ? [] : [{ vehicle_id: id, dealership_id: dealershipId, told: now }],
  );
  const away = noted.flatMap(({ id, now }) => (now === 'hidden' || now === 'gone' ? [id] : []));
  if (away.length > 0) await tx.delete(eventMemory).where(inArray(eventMemory.vehicle_id, away));
  if (rows.length === 0) return;
  await tx
    .insert(eventMemory)
    .values(rows)
    .onConflictDoUpdate({
      target: eventMemory.vehicle_id,
      set: { told: sql`excluded.told`, dealership_id: sql`excluded.dealership_id` },
    });
};

/** What happens to what is found: it is told, or only remembered as what receivers know. */
export interface Noting {
  readonly how: 'told' | 'remembered';
  readonly now: Date;
  /** Told of a vehicle that cannot be compared: it stays as it was known, and no other waits for it. */
  readonly onFault: (vehicle: bigint, error: unknown) => void;
}

const noteChunk = (
  db: Db,
  dealership: NotedDealership,
  ids: readonly bigint[],
  { how, now, onFault }: Noting,
): Promise<number> =>
  db.transaction(async (tx) => {
    const last = await holdStream(tx, dealership.id);
    if (last === null) return 0;
    const present = await readNow(tx, dealership, ids);
    const known = await readMemory(tx, ids);
    const compare = (id: bigint): NotedVehicle => {
      const row = present.get(id);
      const told = row === undefined ? 'gone' : (toldVehicle(vehicleFromRow(row, dealership.slug)) ?? 'hidden');
      const made = how === 'remembered' ? [] : vehicleEvents(id.toString(), known.get(id) ?? null, told);
      return { id, now: told, made };
    };
    const noted = ids.flatMap((id) => {
      try {
        return [compare(id)];
      } catch (error) {
        onFault(id, error);
        return [];
      }
    });
    const made = noted.flatMap((vehicle) => vehicle.made);
    await remember(tx, dealership.id, noted);
    await appendEvents(tx, { dealershipId: dealership.id, last, at: now }, made);
    return made.length;
  });

/**
 * Compares vehicles of a dealership with what its receivers know of them, and stores what is new together with what they
 * know from then on: done twice it tells nothing twice.
 * @returns how many events there are
 */
export const noteVehicles = async (
  db: Db,
  dealership: NotedDealership,
  ids: readonly bigint[],
  noting: Noting,
): Promise<number> => {
  let count = 0;
  for (let start = 0; start < ids.length; start += chunk)
    count += await noteChunk(db, dealership, ids.slice(start, start + chunk), noting);
  return count;
};

/** The next vehicles of a dealership by their ids: those in stock, and those that receivers know. */
const nextIds = async (db: Db, dealershipId: string, after: bigint): Promise<readonly bigint[]> => {
  const stock = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.dealership_id, dealershipId), gt(vehicles.id, after)))
    .orderBy(asc(vehicles.id))
    .limit(chunk);
  const known = await db
    .select({ id: eventMemory.vehicle_id })
    .from(eventMemory)
    .where(and(eq(eventMemory.dealership_id, dealershipId), gt(eventMemory.vehicle_id, after)))
    .orderBy(asc(eventMemory.vehicle_id))
    .limit(chunk);
  const all = new Set([...stock, ...known].map(({ id }) => id));
  return [...all].toSorted((one, other) => (one < other ? -1 : 1)).slice(0, chunk);
};

/**
 * Compares all stock of a dealership: where it has receivers for the first time, and where changes are gone that nobody
 * has read.
 */
export const noteStock = async (db: Db, dealership: NotedDealership, noting: Noting): Promise<number> => {
  let count = 0;
  for (let after = 0n; ; ) {
    const ids = await nextIds(db, dealership.id, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    count += await noteChunk(db, dealership, ids, noting);
    after = last;
  }
  if (noting.how === 'remembered')
    await db.update(eventStreams).set({ begun_at: noting.now }).where(eq(eventStreams.dealership_id, dealership.id));
  return count;
};
