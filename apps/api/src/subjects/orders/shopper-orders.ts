import type { AccountOrder } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { orderPath } from '@forecourt/config/pages';
import type { Db } from '../../ground/database/database';
import { orderToken } from './order-link';
import { orderNumber, ordersOfShopper } from './order-store';

/** Orders that an account lists; the file that shoppers are given has all. */
const mostOrders = 50;

/** The orders of a shopper, the newest first. */
export const shopperOrders = async (
  db: Pick<Db, 'select'>,
  {
    shopperId,
    serviceToken,
    now,
  }: { readonly shopperId: string; readonly serviceToken: RotatedSecret; readonly now: Date },
): Promise<readonly AccountOrder[]> =>
  (await ordersOfShopper(db, shopperId, mostOrders)).map((order) => ({
    ...{ id: order.id, number: orderNumber(order), kind: order.kind, state: order.state, vehicle: order.vehicle_name },
    path: order.link_ends_at > now ? orderPath(orderToken(serviceToken, order.id)) : null,
    held_until: order.hold_until?.toISOString() ?? null,
    begun_at: order.created_at.toISOString(),
  }));
