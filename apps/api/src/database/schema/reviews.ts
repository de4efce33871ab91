import type { ReviewSource } from '@forecourt/domain/review';
import { sql } from 'drizzle-orm';
import { bigserial, check, date, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';

/** What is reviewed, and where: `location_id` null means the dealership itself. */
const place = {
  dealership_id: text('dealership_id')
    .notNull()
    .references(() => dealerships.id, { onDelete: 'cascade' }),
  location_id: text('location_id'),
  source: text('source').$type<ReviewSource>().notNull(),
};

/** Reviews of dealerships and of their locations, as their sources give them (REVW-03). */
export const reviews = pgTable(
  'reviews',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...place,
    /** The source's own id; for an imported row without an id, a digest of its content. */
    source_id: text('source_id').notNull(),
    author: text('author').notNull(),
    /** The author's page at the source, which Google's terms ask us to lead to. */
    author_url: text('author_url'),
    rating: doublePrecision('rating').notNull(),
    text: text('text'),
    /** The calendar date on which it was written. */
    written_on: date('written_on', { mode: 'string' }).notNull(),
    /** The review at its source. */
    url: text('url'),
  },
  (table) => [
    unique('reviews_source')
      .on(table.dealership_id, table.location_id, table.source, table.source_id)
      .nullsNotDistinct(),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_newest').on(table.dealership_id, table.written_on),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;

/** What a source says of all its reviews of a place, which may be more than it gives; and how it was last asked. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...place,
    /** Null while it has never answered, and where nobody has rated. */
    average_rating: doublePrecision('average_rating'),
    count: integer('count').notNull().default(0),
    url: text('url'),
    /** The source's id of the place that it was last asked about; null for what is not asked. */
    place_id: text('place_id'),
    /** When it last answered; null where it never did, and for what was imported. */
    fetched_at: instant('fetched_at'),
    /** When it is asked next, for a source that is asked. */
    next_fetch_at: instant('next_fetch_at'),
    /** Failures in a row since it last answered. */
    failures: integer('failures').notNull().default(0),
    last_error: text('last_error'),
  },
  (table) => [
    unique('review_summaries_source').on(table.dealership_id, table.location_id, table.source).nullsNotDistinct(),
  ],
);
