import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';

/** Originals of pictures, named by the SHA-256 of their bytes; the bytes lie in the data directory or a bucket. */
export const media = pgTable(
  'media',
  {
    hash: text('hash').primaryKey(),
    content_type: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Path or address it came from, to skip it on a second run. */
    source: text('source'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_source').on(table.source)],
);

/** Pictures that feeds name by address: fetched in the background, once each. */
export const remotePictures = pgTable(
  'remote_pictures',
  {
    url: text('url').primaryKey(),
    /** The dealership whose feed named it first. */
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    /** The stored picture; null until it has been fetched. */
    hash: text('hash').references(() => media.hash),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in words for the feed's owner. */
    fault: text('fault'),
    /** When to try again; null when it is stored or given up. */
    due_at: instant('due_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('remote_pictures_dealership').on(table.dealership_id),
    index('remote_pictures_due').on(table.due_at).where(sql`due_at is not null`),
  ],
);
