import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { leads } from './leads';
import type { Destination } from './shapes/destination';

/**
 * Messages to anybody by any channel and how their delivery stands. What one says is made from its template at each
 * try: nothing of it is kept here. The views `lead_deliveries` and `lead_delivery_attempts` are for the release before
 * and go with the next ([decision 27](../../../../../docs/decisions/0027-messages.md)).
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** The default is for the release before, which knows no other. */
    template: text('template').notNull().default('lead'),
    /** What it is about, such as `lead`, and its id. A trigger fills both from `lead_id` for the release before. */
    subject_kind: text('subject_kind'),
    subject_id: uuid('subject_id'),
    /** The same where it is a lead, for the release before; it goes with the next. */
    lead_id: uuid('lead_id').references(() => leads.id),
    destination: jsonb('destination').$type<Destination>().notNull(),
    /**
     * `failed`: given up, for an operator to replay. `replaced`: the shopper wrote more before it went out.
     * `held`: its lead is kept for somebody to look at; nothing is to come until they let it go.
     * `withdrawn`: what it was about is gone, or its site wants it sent no more.
     */
    status: text('status')
      .$type<'pending' | 'held' | 'delivered' | 'failed' | 'replaced' | 'withdrawn'>()
      .notNull()
      .default('pending'),
    /** Stable over retries, so that a receiver can drop a repeat. */
    message_id: text('message_id').notNull().unique(),
    /** Since it was made or replayed; the whole history stands in `message_attempts`. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null when nothing more is to come. */
    next_attempt_at: instant('next_attempt_at'),
    last_error: text('last_error'),
    delivered_at: instant('delivered_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('messages_lead').on(table.lead_id),
    index('messages_subject').on(table.subject_kind, table.subject_id),
    index('messages_open').on(table.status, table.created_at).where(sql`status <> 'delivered'`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Every attempt at a message, without anything personal: when, what came of it, how long it took. */
export const messageAttempts = pgTable(
  'message_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    message: uuid('message')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** `delivered`, or the code of the failure such as `http_503`, `smtp_451` or `timeout`. */
    outcome: text('outcome').notNull(),
    duration_ms: integer('duration_ms').notNull(),
  },
  (table) => [index('message_attempts_message').on(table.message, table.id)],
);

/** Destinations that keep failing: shared by all workers, so that none of them runs against a closed door. */
export const deliveryCircuits = pgTable('delivery_circuits', {
  /** Kind and digest of the address. */
  destination: text('destination').primaryKey(),
  /** Failures in a row. */
  failures: integer('failures').notNull(),
  paused_until: instant('paused_until'),
});
