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
    /** A picture of the author that the platform keeps: its address. Others' are never shown, since browsers would ask them. */
    image: text('image'),
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

/**
 * A source's average and count of all its reviews of a place, of which it may return only some; and the state of
 * fetching.
 */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...place,
    /** Null while it has never answered, and where nobody has rated. */
    average_rating: doublePrecision('average_rating'),
    count: integer('count').notNull().default(0),
    url: text('url'),
    /** The source's id of the place that was last fetched; null for imported reviews. */
    place_id: text('place_id'),
    /** Time of the last answer; null before the first one, and for imported reviews. */
    fetched_at: instant('fetched_at'),
    /** Time of the next fetch; null for imported reviews. */
    next_fetch_at: instant('next_fetch_at'),
    /** Failures in a row since it last answered. */
    failures: integer('failures').notNull().default(0),
    last_error: text('last_error'),
  },
  (table) => [
    unique('review_summaries_source').on(table.dealership_id, table.location_id, table.source).nullsNotDistinct(),
  ],
);
