import type { LeadDestination, LeadSubmission } from '@forecourt/domain';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
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
    submission: jsonb('submission').$type<LeadSubmission>().notNull(),
    /** What opted in, with the wording and state shown at that moment. */
    consent: jsonb('consent').$type<{ opt_in: boolean; wording: string; state: string; at: string }>(),
    form_completed: boolean('form_completed').notNull().default(true),
    /** Digest of the random token that may complete a partial lead; never the lead_id. */
    update_token_digest: text('update_token_digest'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('leads_dealership').on(table.dealership_id, table.created_at)],
);

/** One destination of one lead and how its delivery stands. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: uuid('id').primaryKey(),
    lead_id: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    destination: jsonb('destination').$type<LeadDestination>().notNull(),
    status: text('status').$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
    /** Stable over retries, so that a receiver can drop a repeat. */
    message_id: text('message_id').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    delivered_at: instant('delivered_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_deliveries_lead').on(table.lead_id)],
);

/** Keys under which a site has already accepted a request (LEAD-03). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    website_id: text('website_id').notNull(),
    key: text('key').notNull(),
    lead_id: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    request_digest: text('request_digest').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.key] }),
    index('idempotency_keys_at').on(table.created_at),
  ],
);
