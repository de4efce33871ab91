import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { shoppers } from '../../../ground/database/schema';
import { type Erasure, eraseAll } from '../../../ground/erasure/erasure';
import { removeSent } from '../../../ground/messages/about';
import { heldForShopper, orderIdsOf } from '../../orders';
import { paymentIdsOf } from '../../payments';
import { signInsOf } from '../../shoppers';

/** Where shoppers are erased: the database, the folder of what is sent, and what all subjects have of them. */
export interface ShopperErasurePlace {
  readonly db: Db;
  readonly outbox: string;
  readonly erasures: readonly Erasure[];
}

const eraseIn = async (
  tx: Tx,
  { outbox, erasures }: Omit<ShopperErasurePlace, 'db'>,
  ids: readonly string[],
): Promise<number> => {
  // Nothing can be stored for them until they are gone.
  const found = await tx
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(inArray(shoppers.id, [...ids]))
    .for('update');
  const known = found.map(({ id }) => id);
  if (known.length === 0) return 0;
  await removeSent(tx, outbox, 'sign-in', await signInsOf(tx, known));
  await removeSent(tx, outbox, 'shopper', known);
  const ordered = await orderIdsOf(tx, known);
  await removeSent(tx, outbox, 'order', ordered);
  await removeSent(tx, outbox, 'payment', await paymentIdsOf(tx, 'order', ordered));
  await eraseAll(erasures, tx, 'shopper', known);
  return known.length;
};

/**
 * Erases accounts with everything that all parts of the platform have of them, in one transaction; their enquiries stay with
 * the dealership, and name no account any more. What stands in the outbox goes before the commit: a process that ends
 * between the two leaves accounts that can be erased again.
 * @returns how many there were
 */
export const eraseShoppers = ({ db, ...place }: ShopperErasurePlace, ids: readonly string[]): Promise<number> =>
  db.transaction((tx) => eraseIn(tx, place, ids));

/**
 * Erases the account of a shopper by their own wish; not while a vehicle is held for them, since nobody could find them to
 * hand it over or to give their money back.
 * @returns names of the vehicles that are held, and nothing was erased; none where the account is gone
 */
export const eraseOwnAccount = (
  { db, ...place }: ShopperErasurePlace,
  id: string,
  now: Date,
): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    const held = await heldForShopper(tx, id, now);
    if (held.length === 0) await eraseIn(tx, place, [id]);
    return held;
  });
