import { desc, eq } from 'drizzle-orm';
import { alertItems } from '../../ground/database/schema';
import type { PersonalRecords } from '../../ground/erasure/personal-records';

/** What a shopper was told, or is to be told, of saved searches and vehicles. */
export const alertRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'alerts',
  table: 'alert_items',
  read: async (db, id) => {
    const rows = await db.select().from(alertItems).where(eq(alertItems.shopper_id, id)).orderBy(desc(alertItems.at));
    return rows.map(({ vehicle_id, reason, price, price_before, at, told_at }) => ({
      vehicle_id: String(vehicle_id),
      reason,
      // AUD dollars, as the site showed them.
      price: price === null ? null : price / 100,
      price_before: price_before === null ? null : price_before / 100,
      found_at: at.toISOString(),
      told_at: told_at?.toISOString() ?? null,
    }));
  },
};
