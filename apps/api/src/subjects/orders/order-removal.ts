import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { orders } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

const live = inArray(orders.state, ['paying', 'held']);
/** Records of money outlive what they were paid for. */
const kept = or(isNotNull(orders.number), isNotNull(orders.payment_id));
const begun = and(isNull(orders.number), isNull(orders.payment_id));

const tell = async (tx: Tx, of: SQL) => {
  const open = await tx.$count(orders, and(of, live));
  const stays = await tx.$count(orders, and(of, kept));
  return {
    goes: { 'orders that nothing came of': await tx.$count(orders, and(of, begun)) },
    stays: { orders: stays },
    against:
      open === 0
        ? []
        : [
            `${open} ${open === 1 ? 'vehicle is' : 'vehicles are'} held for buyers. First confirm or refund those that were paid for, and cancel the others: forecourt holds list.`,
          ],
    keepsRow: stays > 0,
  };
};

const removeBegun = async (tx: Tx, of: SQL): Promise<void> => {
  await tx.delete(orders).where(and(of, begun));
};

/** Orders that were paid for stay; nobody's vehicle or money is lost by a removal, which waits for holds to end. */
export const orderRemovals: readonly Removal[] = [
  {
    subject: 'site',
    tell: async (tx, id) => {
      const { keepsRow: _row, ...told } = await tell(tx, eq(orders.website_id, id));
      return told;
    },
    remove: (tx, id) => removeBegun(tx, eq(orders.website_id, id)),
  },
  {
    subject: 'dealership',
    tell: (tx, id) => tell(tx, eq(orders.dealership_id, id)),
    remove: (tx, id) => removeBegun(tx, eq(orders.dealership_id, id)),
  },
];
