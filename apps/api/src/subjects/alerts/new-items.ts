import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { type AlertItemRow, alertItems, savedVehicles, shopperConsents, shoppers } from '../../ground/database/schema';
import { alertPurposes } from './alert-purpose';
import type { TellingFrequency } from './alert-times';

/** Something that a shopper is to be told. */
export type NewItem = Pick<
  AlertItemRow,
  | 'shopper_id'
  | 'website_id'
  | 'vehicle_id'
  | 'of_search'
  | 'saved_search_id'
  | 'reason'
  | 'price'
  | 'price_before'
  | 'at'
  | 'due_at'
>;

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 2_000;

const keyOf = ({ shopper_id, vehicle_id, reason }: Pick<NewItem, 'shopper_id' | 'vehicle_id' | 'reason'>): string =>
  `${shopper_id} ${vehicle_id} ${reason}`;

/** Each vehicle once a shopper and reason, by what is due first; no lower price of one that is new to the shopper. Pure. */
export const withoutRepeats = (items: readonly NewItem[]): readonly NewItem[] => {
  const first = new Map<string, NewItem>();
  for (const item of items) {
    const known = first.get(keyOf(item));
    if (known === undefined || item.due_at < known.due_at) first.set(keyOf(item), item);
  }
  return [...first.values()].filter(
    (item) => item.reason !== 'lower-price' || !first.has(keyOf({ ...item, reason: 'new-match' })),
  );
};

const found = {
  price: sql`excluded.price`,
  price_before: sql`excluded.price_before`,
  of_search: sql`excluded.of_search`,
  saved_search_id: sql`excluded.saved_search_id`,
  at: sql`excluded.at`,
  due_at: sql`excluded.due_at`,
  dropped_at: null,
};

/** Not told yet, by a search that is removed: it would never be. */
const isLeftBehind = and(
  isNull(alertItems.told_at),
  eq(alertItems.of_search, true),
  isNull(alertItems.saved_search_id),
);

/**
 * Stores what shoppers are to be told. What they were told, or are to be told already, is left as it is; what was dropped
 * or left behind by a search that is removed is found anew.
 */
export const storeItems = async (tx: Tx, items: readonly NewItem[]): Promise<void> => {
  const rows = withoutRepeats(items).map((item) => ({ id: uuidv7(), ...item }));
  const [once, prices] = [true, false].map((isOnce) =>
    rows.filter(({ reason }) => (reason !== 'lower-price') === isOnce),
  ) as [typeof rows, typeof rows];
  for (let start = 0; start < once.length; start += batch)
    await tx
      .insert(alertItems)
      .values(once.slice(start, start + batch))
      .onConflictDoUpdate({
        target: [alertItems.shopper_id, alertItems.vehicle_id, alertItems.reason],
        targetWhere: sql`reason <> 'lower-price'`,
        set: found,
        setWhere: or(isNotNull(alertItems.dropped_at), isLeftBehind),
      });
  for (let start = 0; start < prices.length; start += batch)
    await tx
      .insert(alertItems)
      .values(prices.slice(start, start + batch))
      .onConflictDoUpdate({
        target: [alertItems.shopper_id, alertItems.vehicle_id],
        targetWhere: sql`reason = 'lower-price' and told_at is null and dropped_at is null`,
        set: found,
        setWhere: isLeftBehind,
      });
};

/** A shopper of a site who has saved a vehicle and is told of it. */
export interface VehicleSaver {
  readonly shopperId: string;
  readonly websiteId: string;
  readonly vehicleId: bigint;
  readonly frequency: TellingFrequency;
}

/** Who has saved these vehicles and wants to be told of them, and has agreed to some way. */
export const saversOf = async (
  db: Pick<Db, 'select'>,
  vehicleIds: readonly bigint[],
): Promise<readonly VehicleSaver[]> => {
  if (vehicleIds.length === 0) return [];
  const agreed = db
    .select({ id: shopperConsents.shopper_id })
    .from(shopperConsents)
    .where(and(inArray(shopperConsents.purpose, [...alertPurposes]), isNull(shopperConsents.withdrawn_at)));
  const rows = await db
    .select({
      shopperId: shoppers.id,
      websiteId: shoppers.website_id,
      vehicleId: savedVehicles.vehicle_id,
      frequency: shoppers.saved_frequency,
    })
    .from(savedVehicles)
    .innerJoin(shoppers, eq(shoppers.id, savedVehicles.shopper_id))
    .where(
      and(
        eq(savedVehicles.kind, 'saved'),
        inArray(savedVehicles.vehicle_id, [...vehicleIds]),
        inArray(savedVehicles.shopper_id, agreed),
        ne(shoppers.saved_frequency, 'off'),
      ),
    );
  return rows.flatMap(({ frequency, ...saver }) => (frequency === 'off' ? [] : [{ ...saver, frequency }]));
};
