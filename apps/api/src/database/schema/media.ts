import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

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
