import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import type { RunReport } from './shapes/run-report';

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
    mode: text('mode').$type<'snapshot' | 'delta'>().notNull().default('snapshot'),
    /** How the file was read; null when it did not come that far. */
    format: text('format').$type<'csv' | 'json' | 'xml'>(),
    encoding: text('encoding').$type<'utf-8' | 'windows-1252'>(),
    /** SHA-256 of the file, so that the same upload is recognised. */
    digest: text('digest'),
    status: text('status').$type<'running' | 'done' | 'failed'>().notNull(),
    rows_read: integer('rows_read').notNull().default(0),
    rows_created: integer('rows_created').notNull().default(0),
    rows_updated: integer('rows_updated').notNull().default(0),
    rows_unchanged: integer('rows_unchanged').notNull().default(0),
    rows_rejected: integer('rows_rejected').notNull().default(0),
    rows_sold: integer('rows_sold').notNull().default(0),
    error: text('error'),
    /** The report of the run beside its counts; null for failed runs. */
    report: jsonb('report').$type<RunReport>(),
    started_at: instant('started_at').notNull().defaultNow(),
    finished_at: instant('finished_at'),
  },
  (table) => [
    index('stock_runs_dealership').on(table.dealership_id, table.started_at),
    // Looked at every minute, among hundreds of days of runs.
    index('stock_runs_running').on(table.dealership_id).where(sql`status = 'running'`),
    index('stock_runs_done').on(table.dealership_id, table.feed, table.finished_at).where(sql`status = 'done'`),
    index('stock_runs_started').on(table.started_at),
  ],
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
    /** Number of the record in the file, counted from 1: files of one line have many. */
    record: integer('record').notNull().default(0),
    reasons: jsonb('reasons').$type<{ field: string; value: string; reason: string }[]>().notNull(),
    row: jsonb('row').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('stock_rejects_run').on(table.run_id, table.line)],
);

/** A feed that the worker fetches by itself (STCK-01). Its runs stand in `stock_runs` under its name. */
export const stockFeeds = pgTable(
  'stock_feeds',
  {
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    profile: text('profile').notNull(),
    mode: text('mode').$type<'snapshot' | 'delta'>().notNull().default('snapshot'),
    /** Cron expression of five parts, in `zone`. */
    schedule: text('schedule').notNull(),
    /** IANA time zone. */
    zone: text('zone').notNull(),
    /** Largest share of the feed's vehicles, 0 to 1, that a snapshot may take off sale. */
    removal_limit: doublePrecision('removal_limit').notNull().default(0.3),
    paused: boolean('paused').notNull().default(false),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dealership_id, table.name] })],
);

/** Keys with which a dealership's supplier may upload stock. Only the digest is kept. */
export const stockKeys = pgTable(
  'stock_keys',
  {
    id: uuid('id').primaryKey(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    label: text('label').notNull(),
    /** SHA-256 of the key, hexadecimal. */
    digest: text('digest').notNull().unique(),
    created_at: instant('created_at').notNull().defaultNow(),
    last_used_at: instant('last_used_at'),
    revoked_at: instant('revoked_at'),
  },
  (table) => [index('stock_keys_dealership').on(table.dealership_id)],
);
