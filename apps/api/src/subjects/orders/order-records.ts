import { desc, eq } from 'drizzle-orm';
import { orders } from '../../ground/database/schema';
import type { PersonalRecords } from '../../ground/erasure/personal-records';
import { orderNumber } from './order-store';

/** What a shopper has ordered while they were signed in, in their words. */
export const orderRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'orders',
  table: 'orders',
  read: async (db, id) => {
    const rows = await db.select().from(orders).where(eq(orders.shopper_id, id)).orderBy(desc(orders.created_at));
    return rows.map((row) => ({
      number: orderNumber(row),
      ...{ kind: row.kind, state: row.state, vehicle: row.vehicle_name, stock_number: row.stocknum },
      ...{
        typed: row.answers,
        agreed: row.agreed,
        trade_in_valued: row.valuation,
        price_cents: row.price_cents,
        paid_cents: row.fee_cents,
      },
      begun_at: row.created_at.toISOString(),
      changed_at: row.updated_at.toISOString(),
    }));
  },
};
