import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sites } from './sites';
import { vehicles } from './vehicles';

/**
 * How often a vehicle was looked at on a site, and its dealer's number asked for (VDP-07, SIDE-03). Sums and nothing
 * else: no visitor, no address, no time. They go with the vehicle and with the site.
 */
export const vehicleCounts = pgTable(
  'vehicle_counts',
  {
    website_id: text('website_id')
      .notNull()
      .references(() => sites.website_id, { onDelete: 'cascade' }),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' })
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    views: integer('views').notNull().default(0),
    phone_reveals: integer('phone_reveals').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.vehicle_id] }),
    // A vehicle that is erased finds its counts.
    index('vehicle_counts_vehicle').on(table.vehicle_id),
  ],
);
