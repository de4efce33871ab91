import { sql } from 'drizzle-orm';
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** AUD dollars, numeric(12,2), a number in code: exact up to 10 billion dollars in a double. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/** An instant, timestamptz, a Date in code and ISO UTC on the wire. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Transaction id that never wraps (xid8). A number in code: 2^53 transactions are beyond any database's life. */
export const transactionId = customType<{ data: number; driverData: string }>({
  dataType: () => 'xid8',
  toDriver: (value) => sql`${String(value)}::xid8`,
  fromDriver: (value) => Number(value),
});
