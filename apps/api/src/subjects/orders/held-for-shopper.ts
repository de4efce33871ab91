import { holdsVehicle } from '@forecourt/domain/order';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { orders } from '../../ground/database/schema';
import { isPast } from './end-order';

/**
 * Names of the vehicles that are held for a shopper now, paid for or being paid. Their orders are held until the transaction
 * ends: none of them begins to hold a vehicle meanwhile.
 */
export const heldForShopper = async (tx: Tx, shopperId: string, now: Date): Promise<readonly string[]> => {
  const found = await tx
    .select({ state: orders.state, hold_until: orders.hold_until, vehicle: orders.vehicle_name })
    .from(orders)
    .where(eq(orders.shopper_id, shopperId))
    .for('update');
  return found.filter((order) => holdsVehicle(order.state) && !isPast(order, now)).map(({ vehicle }) => vehicle);
};
