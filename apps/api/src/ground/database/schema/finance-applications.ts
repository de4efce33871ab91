import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { leads } from './leads';

/**
 * Applications for finance. What was typed is sealed: until it is sent by the token that its address carries and that is
 * kept nowhere, so that only its shopper can read it; then by the installation's sealing key. So neither the database nor
 * a copy of it tells anything of anybody's money.
 */
export const financeApplications = pgTable(
  'finance_applications',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the token. */
    token_digest: text('token_digest').notNull().unique(),
    website_id: text('website_id').notNull(),
    /** Id of the vehicle that it is for. */
    car_id: text('car_id'),
    sealed: text('sealed').notNull(),
    /** Name of the key that sealed it; null while it is sealed by its token. */
    sealed_by: text('sealed_by'),
    /** The enquiry that it was sent with; null before. */
    lead_id: uuid('lead_id').references(() => leads.id),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
    /** When it is deleted. */
    expires_at: instant('expires_at').notNull(),
    /** How often it was read by its link, and when first. */
    reads: integer('reads').notNull().default(0),
    first_read_at: instant('first_read_at'),
  },
  (table) => [
    index('finance_applications_expiry').on(table.expires_at),
    index('finance_applications_lead').on(table.lead_id),
  ],
);
