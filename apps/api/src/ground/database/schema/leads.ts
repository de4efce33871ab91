import type { Consent, LeadSubmission } from '@forecourt/domain/lead';
import type { RobotSign } from '@forecourt/domain/robot-signs';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import type { QuotedSubmission } from './shapes/quoted-submission';
import { vehicles } from './vehicles';

/** Enquiries. `id` is a UUIDv7 and is the lead_id that the shopper's success page names (LEAD-01). */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).references(() => vehicles.id),
    category: text('category').$type<LeadSubmission['category']>().notNull(),
    subcategory: text('subcategory').notNull().default(''),
    submission: jsonb('submission').$type<QuotedSubmission>().notNull(),
    /** What was agreed to or declined, in the words shown at that moment. */
    consent: jsonb('consent').$type<Consent>(),
    /** What spoke for a robot when it came (LEAD-04); empty for most, and for leads from before it was kept. */
    suspected: text('suspected').array().$type<RobotSign[]>().notNull().default([]),
    form_completed: boolean('form_completed').notNull().default(true),
    /** Digest of the random token that may complete a partial lead; never the lead_id. */
    update_token_digest: text('update_token_digest'),
    /** The shopper who was signed in when it came; null for everybody else. */
    shopper_id: uuid('shopper_id'),
    /** When the personal data in it were erased; the lead stays, to be counted. */
    erased_at: instant('erased_at'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('leads_dealership').on(table.dealership_id, table.created_at),
    index('leads_site').on(table.website_id, table.created_at),
    // Lists and exports of all dealers, newest first.
    index('leads_created').on(table.created_at, table.id),
    // What may have to be erased, without what has been.
    index('leads_to_erase').on(table.dealership_id, table.created_at).where(sql`erased_at is null`),
    // A vehicle that is removed finds whether a lead is about it.
    index('leads_vehicle').on(table.vehicle_id),
    index('leads_shopper').on(table.shopper_id),
  ],
);

/** Requests counted in windows of time, for limits that hold over all instances (LEAD-04). Keys are digests. */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: text('key').notNull(),
    /** When the window began. */
    began_at: instant('began_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.began_at] }), index('request_counts_at').on(table.began_at)],
);

/** Keys under which a site has already accepted a write, of any subject (LEAD-03). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    website_id: text('website_id').notNull(),
    /** The kind of write, its site and shopper, its key and a digest of its content. */
    key: text('key').notNull(),
    /** Id of what the write created; null in rows of the release before, where it is the lead's. */
    result: text('result'),
    /** What it belongs to, such as `lead`, and its id: erased, it takes the key along. A trigger fills both from `lead_id`. */
    subject_kind: text('subject_kind'),
    subject_id: uuid('subject_id'),
    /** The same where it is a lead, for the release before; it goes with the next. */
    lead_id: uuid('lead_id').references(() => leads.id),
    request_digest: text('request_digest').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.key] }),
    index('idempotency_keys_at').on(table.created_at),
    index('idempotency_keys_subject').on(table.subject_kind, table.subject_id),
  ],
);

/**
 * Plain forms with faults, until their shoppers have corrected them. The typed values are encrypted with the token in
 * the form's address, which is stored nowhere, so that neither the database nor a copy of it reveals who wrote.
 */
export const returnedForms = pgTable(
  'returned_forms',
  {
    /** Digest of the token. */
    token_digest: text('token_digest').primaryKey(),
    website_id: text('website_id').notNull(),
    sealed: text('sealed').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('returned_forms_site').on(table.website_id), index('returned_forms_expiry').on(table.expires_at)],
);
