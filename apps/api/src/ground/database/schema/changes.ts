import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListedFacts } from '../listed-facts';
import { instant, transactionId } from './column-types';

/**
 * What changed. `clock` is a crossing of time (New after 8 days, sold after soldCarDays, the last day of a registration);
 * it touches like `vehicle`, or every page of the site that it names (a new year).
 */
export const changeKinds = [
  'vehicle',
  'clock',
  'dealership',
  'site',
  'offers',
  'reviews',
  'content',
  'search-rebuild',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * The spine (DATA-02): every change of truth, written in its own transaction. Followers read by (xid, seq) and only
 * below the oldest running transaction, so a late commit is never skipped.
 */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<ChangeKind>().notNull(),
    dealership_id: text('dealership_id'),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }),
    website_id: text('website_id'),
    /** What is touched, by name: a vehicle's slug and its former one when it moved; the key of a page's content. */
    slugs: jsonb('slugs').$type<string[]>().notNull().default([]),
    /** Vehicle before and after, as far as lists go by it; empty in rows of releases that did not know it. */
    facts: jsonb('facts').$type<readonly (ListedFacts | null)[]>().notNull().default([]),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('changes_xid_seq').on(table.xid, table.seq), index('changes_at').on(table.at)],
);

/** Engines that follow the spine, each with the position it has applied. Alive while its advisory lock is held. */
export const followers = pgTable('followers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  position: bigint('position', { mode: 'number' }).notNull(),
  seen_at: instant('seen_at').notNull().defaultNow(),
});

/** Instants up to which clock crossings have been written, by clock name. */
export const clockMarks = pgTable('clock_marks', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
});

/** How far an index at the hosted search service has come, by its name, and how far alerts have: both outlive every process. */
export const hostedIndexPlaces = pgTable('hosted_index_places', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** Up to when parts of the upkeep that are done once a day were done to their end, by name. */
export const upkeepMarks = pgTable('upkeep_marks', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
});
