import type { PageHead } from '@forecourt/config/content';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { sites } from './sites';

/** How a revision of a page's content stands: worked on, shown, or one that was. */
export type ContentState = 'draft' | 'live' | 'past';

/**
 * The content of pages (CONT-01): every revision that was ever applied, of which one at most is the draft of its page and
 * one at most is live.
 */
export const content = pgTable(
  'content',
  {
    website_id: text('website_id')
      .notNull()
      .references(() => sites.website_id, { onDelete: 'cascade' }),
    /** The page, by its name in `contentPages` or the word of its address; or `redirects`. */
    key: text('key').notNull(),
    /** Counts from 1 for each page. */
    revision: integer('revision').notNull(),
    state: text('state').$type<ContentState>().notNull(),
    /** Heading and what else is no block (`pageHeadSchema` of config); empty for redirects. */
    head: jsonb('head').$type<PageHead>().notNull().default({}),
    /** Blocks, or redirects, as they were written: read one by one, so that a release may meet blocks that it does not know. */
    blocks: jsonb('blocks').$type<readonly unknown[]>().notNull(),
    /** Who wrote it, and when. */
    who: text('who').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The writer's note for the history; null without one. */
    note: text('note'),
    /** Who put it live, and when; null if nobody did. */
    published_by: text('published_by'),
    published_at: instant('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.key, table.revision] }),
    uniqueIndex('content_draft').on(table.website_id, table.key).where(sql`state = 'draft'`),
    uniqueIndex('content_live').on(table.website_id, table.key).where(sql`state = 'live'`),
  ],
);

export type ContentRow = typeof content.$inferSelect;
