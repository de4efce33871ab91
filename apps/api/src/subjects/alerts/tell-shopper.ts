import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type AlertItemRow, alertItems, savedSearches, shoppers } from '../../ground/database/schema';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { alertKind } from './alert-kind';
import type { AlertChannel } from './alert-purpose';
import { chooseItems, type ToldItem } from './choose-items';
import { savedChoice } from './saved-choice';
import { savedOf, toldWays } from './told-ways';
import { readMemory } from './vehicle-memory';
import type { KnownState } from './vehicle-state';
import { isOpen } from './waiting-shoppers';

/** Lower prices that a shopper was told, in cents, by vehicle. */
const toldPricesOf = async (tx: Tx, shopperId: string): Promise<ReadonlyMap<bigint, ReadonlySet<number>>> => {
  const rows = await tx
    .select({ vehicle: alertItems.vehicle_id, price: alertItems.price })
    .from(alertItems)
    .where(
      and(eq(alertItems.shopper_id, shopperId), eq(alertItems.reason, 'lower-price'), isNotNull(alertItems.told_at)),
    );
  const byVehicle = Map.groupBy(rows, ({ vehicle }) => vehicle);
  return new Map(
    [...byVehicle].map(([vehicle, told]) => [vehicle, new Set(told.flatMap(({ price }) => price ?? []))] as const),
  );
};

const statesOf = async (
  tx: Tx,
  websiteId: string,
  items: readonly AlertItemRow[],
): Promise<ReadonlyMap<bigint, KnownState>> => {
  const ids = [...new Set(items.map(({ vehicle_id }) => vehicle_id))];
  const memory = await readMemory(tx, ids, [websiteId]);
  return new Map(
    [...memory.values()].map(
      ({ vehicle_id, on_sale, price, asked, price_at, settled_price, settled_asked }) =>
        [vehicle_id, { onSale: on_sale, price, asked, price_at, settled_price, settled_asked }] as const,
    ),
  );
};

const idsOf = (items: readonly AlertItemRow[]): string[] => items.map(({ id }) => id);

/** Drops what is not worth telling any more. */
export const dropItems = async (tx: Pick<Tx, 'update'>, items: readonly AlertItemRow[], now: Date): Promise<void> => {
  if (items.length === 0) return;
  await tx
    .update(alertItems)
    .set({ dropped_at: now })
    .where(inArray(alertItems.id, idsOf(items)));
};

/** Makes the message of a channel and notes what it tells. */
const tellBy = async (
  tx: Tx,
  maker: MessageMaker,
  { shopperId, by, told, now }: { shopperId: string; by: AlertChannel; told: readonly ToldItem[]; now: Date },
): Promise<void> => {
  const items = told.map(({ item }) => item);
  const message = { kind: alertKind, subjectId: shopperId, destination: { kind: 'shopper', by } as const, now };
  const message_id = await insertMessage(tx, maker, message);
  await tx
    .update(alertItems)
    .set({ told_at: now, message_id })
    .where(inArray(alertItems.id, idsOf(items.filter(({ reason }) => reason !== 'lower-price'))));
  for (const { item, price } of told)
    if (item.reason === 'lower-price')
      await tx.update(alertItems).set({ told_at: now, message_id, price }).where(eq(alertItems.id, item.id));
  const searches = [...new Set(items.flatMap(({ saved_search_id }) => saved_search_id ?? []))];
  if (searches.length > 0)
    await tx.update(savedSearches).set({ told_at: now }).where(inArray(savedSearches.id, searches));
};

/**
 * Tells a shopper all that is due, one message a channel, drops what is not so any more and postpones what would say a
 * price that has only just come. What is told and the messages
 * are one transaction: whatever ends in between, it is told once.
 * @returns how many messages were made
 */
export const tellShopper = async (
  tx: Tx,
  maker: MessageMaker,
  { shopperId, now }: { readonly shopperId: string; readonly now: Date },
): Promise<number> => {
  // Neither deleted nor told by another process meanwhile.
  const [shopper] = await tx.select().from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
  if (shopper === undefined) return 0;
  const open = await tx
    .select()
    .from(alertItems)
    .where(and(eq(alertItems.shopper_id, shopperId), isOpen))
    .orderBy(alertItems.at, alertItems.id);
  const searches = await tx.select().from(savedSearches).where(eq(savedSearches.shopper_id, shopperId));
  const { told, dropped, postponed } = chooseItems({
    open,
    toldPrices: await toldPricesOf(tx, shopperId),
    searches: new Map(searches.map((search) => [search.id, search])),
    saved: await savedOf(tx, shopperId),
    ofSaved: savedChoice(shopper),
    states: await statesOf(tx, shopper.website_id, open),
    ways: await toldWays(tx, shopper.id),
    now,
  });
  await dropItems(tx, dropped, now);
  for (const [id, due_at] of postponed) await tx.update(alertItems).set({ due_at }).where(eq(alertItems.id, id));
  for (const [by, items] of told) await tellBy(tx, maker, { shopperId, by, told: items, now });
  return told.size;
};
