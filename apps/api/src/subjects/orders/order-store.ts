import type { OrderKind } from '@forecourt/domain/order';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type OrderEventRow, type OrderRow, orderEvents, orders } from '../../ground/database/schema';

/** An order's number as people read it: `R-10001` of a reservation, `B-10002` of a sale. */
export const orderNumber = ({ kind, number }: Pick<OrderRow, 'kind' | 'number'>): string | null =>
  number === null ? null : `${letters[kind]}-${number}`;

const letters: Readonly<Record<OrderKind, string>> = { reserve: 'R', buy: 'B' };

/** The digits of a number as people write it; null for what is none. */
export const readOrderNumber = (written: string): number | null => {
  const [, digits] = /^(?:[RB]-?)?(\d{5,12})$/i.exec(written.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** An order of a site whose link still works; null for none. */
export const findOrder = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  id: string,
  now: Date,
): Promise<OrderRow | null> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.website_id, websiteId), gt(orders.link_ends_at, now)));
  return row ?? null;
};

/** An order, held until the transaction ends: what two tabs send comes one after the other. */
export const holdOrder = async (tx: Tx, id: string): Promise<OrderRow | null> => {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
};

/** Changes an order that is held. */
export const changeOrder = async (
  tx: Tx,
  { id }: Pick<OrderRow, 'id'>,
  change: Partial<Omit<typeof orders.$inferInsert, 'id'>> & { readonly updated_at: Date },
): Promise<OrderRow> => {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (row === undefined) throw new Error(`Order ${id} is gone.`);
  return row;
};

/** Writes what happened into the history of an order. */
export const recordEvent = async (
  tx: Tx,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  event: Pick<OrderEventRow, 'at' | 'who' | 'act'> & { readonly why?: string | null },
): Promise<void> => {
  await tx.insert(orderEvents).values({ order_id: id, state, ...event, why: event.why ?? null });
};

/** What happened to an order, the first thing first. */
export const eventsOf = (db: Pick<Db, 'select'>, id: string): Promise<readonly OrderEventRow[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(asc(orderEvents.id));

/** Orders of a shopper, the newest first. */
export const ordersOfShopper = (db: Pick<Db, 'select'>, shopperId: string, limit: number) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.shopper_id, shopperId))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(limit);
