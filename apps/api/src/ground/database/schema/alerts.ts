import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { savedSearches, shoppers } from './shoppers';

/** What alerts last knew of a vehicle on a site: what is new of it is told against this. */
export const alertMemory = pgTable(
  'alert_memory',
  {
    website_id: text('website_id').notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).notNull(),
    /** Its list price in cents, which searches find it by; null where the site showed no price. */
    price: bigint('price', { mode: 'number' }),
    /**
     * Cents that the site asked for it where it shows offer prices: the offer price, else the list price. Null where it shows
     * none or no price, and where that is not known yet.
     */
    asked: bigint('asked', { mode: 'number' }),
    /** Since when it has that list price and asks that. */
    price_at: instant('price_at').notNull(),
    /**
     * The last list price that lasted an hour, in cents, and what was asked then: others are told against it, so that one
     * that bounces tells nothing.
     */
    settled_price: bigint('settled_price', { mode: 'number' }),
    settled_asked: bigint('settled_asked', { mode: 'number' }),
    /** It could be bought: neither reserved nor sold nor away. */
    on_sale: boolean('on_sale').notNull(),
    /** It has once been on sale in the results of the site: it is new to no search by itself any more. */
    offered: boolean('offered').notNull(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.vehicle_id] }),
    index('alert_memory_vehicle').on(table.vehicle_id),
  ],
);
export type AlertMemoryRow = typeof alertMemory.$inferSelect;

/** Why a shopper is told of a vehicle. */
export const alertReasons = ['new-match', 'lower-price', 'selling'] as const;
export type AlertReason = (typeof alertReasons)[number];

/**
 * What shoppers are to be told, and what they were told: a vehicle each. A vehicle is told of once as a new match and once
 * as selling, and as lower in price once for each price.
 */
export const alertItems = pgTable(
  'alert_items',
  {
    id: uuid('id').primaryKey(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    website_id: text('website_id').notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).notNull(),
    /** It was found by a search; else the shopper has saved the vehicle itself. */
    of_search: boolean('of_search').notNull().default(false),
    /** The search that found it; null where that is removed, for what was told stays told. */
    saved_search_id: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    reason: text('reason').$type<AlertReason>().notNull(),
    /** Cents asked when it was found, and when it was told once that has happened; null where no price was shown. */
    price: bigint('price', { mode: 'number' }),
    /** Cents asked before, of a lower price. */
    price_before: bigint('price_before', { mode: 'number' }),
    /** When it was found. */
    at: instant('at').notNull(),
    due_at: instant('due_at').notNull(),
    /** When the message with it was made; null before. */
    told_at: instant('told_at'),
    /** The message with it, as long as that is kept. */
    message_id: uuid('message_id'),
    /** When it was found to be not worth telling any more. */
    dropped_at: instant('dropped_at'),
  },
  (table) => [
    uniqueIndex('alert_items_once')
      .on(table.shopper_id, table.vehicle_id, table.reason)
      .where(sql`reason <> 'lower-price'`),
    uniqueIndex('alert_items_open_price')
      .on(table.shopper_id, table.vehicle_id)
      .where(sql`reason = 'lower-price' and told_at is null and dropped_at is null`),
    uniqueIndex('alert_items_told_price')
      .on(table.shopper_id, table.vehicle_id, table.price)
      .where(sql`reason = 'lower-price' and told_at is not null`),
    index('alert_items_due').on(table.due_at).where(sql`told_at is null and dropped_at is null`),
    index('alert_items_open')
      .on(table.website_id, table.shopper_id, table.due_at)
      .where(sql`told_at is null and dropped_at is null`),
    // An account that is removed takes its items with it.
    index('alert_items_shopper').on(table.shopper_id),
    index('alert_items_message').on(table.message_id),
    index('alert_items_search').on(table.saved_search_id),
  ],
);
export type AlertItemRow = typeof alertItems.$inferSelect;
