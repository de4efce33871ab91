import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import { sites } from './sites';

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
    /** When somebody last kept the same picture again; null where nobody has. */
    kept_at: instant('kept_at'),
  },
  (table) => [index('media_source').on(table.source)],
);

/** Originals whose rows are gone, and whose bytes are still to be removed. */
export const removedOriginals = pgTable('removed_originals', {
  hash: text('hash').primaryKey(),
  bytes: integer('bytes').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Pictures that feeds name by address: fetched in the background, once each. */
export const remotePictures = pgTable(
  'remote_pictures',
  {
    url: text('url').primaryKey(),
    /** The dealership whose feed named it first; null once that is removed. */
    dealership_id: text('dealership_id').references(() => dealerships.id),
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
    // An original that is removed finds who shows it.
    index('remote_pictures_hash').on(table.hash).where(sql`hash is not null`),
  ],
);

/** Pictures that a site keeps for its content, each once a site. */
export const contentMedia = pgTable(
  'content_media',
  {
    website_id: text('website_id')
      .notNull()
      .references(() => sites.website_id, { onDelete: 'cascade' }),
    hash: text('hash')
      .notNull()
      .references(() => media.hash),
    /** The file's name, for the list. */
    name: text('name').notNull(),
    /** The alternative text for documents that use the picture; empty where none was given. */
    alt: text('alt').notNull().default(''),
    /** Who keeps it, and since when. */
    who: text('who').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.hash] }), index('content_media_hash').on(table.hash)],
);

/** Pictures of maps around places: fetched in the background from the provider, once each. */
export const mapPictures = pgTable(
  'map_pictures',
  {
    /** What is asked for, without the provider's key: where, and which map. */
    question: text('question').primaryKey(),
    /** The stored picture; null until it has been fetched. */
    hash: text('hash').references(() => media.hash),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in words for the operator. */
    fault: text('fault'),
    /** When to ask again; null when it is stored or given up. */
    due_at: instant('due_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('map_pictures_due').on(table.due_at).where(sql`due_at is not null`),
    index('map_pictures_hash').on(table.hash).where(sql`hash is not null`),
  ],
);
