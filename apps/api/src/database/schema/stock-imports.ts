import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';

/** One run of a stock feed (STCK-01). */
export const stockRuns = pgTable(
  'stock_runs',
  {
    id: uuid('id').primaryKey(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    profile: text('profile').notNull(),
    feed: text('feed').notNull(),
    source_name: text('source_name').notNull(),
    status: text('status').$type<'running' | 'done' | 'failed'>().notNull(),
    rows_read: integer('rows_read').notNull().default(0),
    rows_created: integer('rows_created').notNull().default(0),
    rows_updated: integer('rows_updated').notNull().default(0),
    rows_unchanged: integer('rows_unchanged').notNull().default(0),
    rows_rejected: integer('rows_rejected').notNull().default(0),
    rows_sold: integer('rows_sold').notNull().default(0),
    error: text('error'),
    started_at: instant('started_at').notNull().defaultNow(),
    finished_at: instant('finished_at'),
  },
  (table) => [index('stock_runs_dealership').on(table.dealership_id, table.started_at)],
);

/** A refused row with every reason, kept whole for re-import. */
export const stockRejects = pgTable(
  'stock_rejects',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run_id: uuid('run_id')
      .notNull()
      .references(() => stockRuns.id, { onDelete: 'cascade' }),
    /** Line in the file, counted from 1. */
    line: integer('line').notNull(),
    reasons: jsonb('reasons').$type<{ field: string; value: string; reason: string }[]>().notNull(),
    row: jsonb('row').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('stock_rejects_run').on(table.run_id, table.line)],
);
