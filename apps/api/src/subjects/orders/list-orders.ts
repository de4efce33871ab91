import type { OrderState } from '@forecourt/domain/order';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, type OrderRow, orders } from '../../ground/database/schema';

/** Which orders. */
export interface OrderChoice {
  /** Slug of a dealership; all when left out. */
  readonly dealership?: string | undefined;
  /** In these states; when left out, those with a number, for which money came or none was asked. */
  readonly states?: readonly OrderState[] | undefined;
}

/** Orders with their dealership, the newest first. */
export const listOrders = (
  db: Pick<Db, 'select'>,
  { dealership, states }: OrderChoice,
): Promise<readonly { readonly order: OrderRow; readonly dealership: string }[]> =>
  db
    .select({ order: orders, dealership: dealerships.slug })
    .from(orders)
    .innerJoin(dealerships, eq(dealerships.id, orders.dealership_id))
    .where(
      and(
        dealership === undefined ? undefined : eq(dealerships.slug, dealership),
        states === undefined ? isNotNull(orders.number) : inArray(orders.state, [...states]),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id));

/** An order by its number or id; null for none. */
export const orderNamed = async (
  db: Pick<Db, 'select'>,
  by: { readonly number: number } | { readonly id: string },
): Promise<OrderRow | null> => {
  const [row] = await db
    .select()
    .from(orders)
    .where('number' in by ? eq(orders.number, by.number) : eq(orders.id, by.id));
  return row ?? null;
};
