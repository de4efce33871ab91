import type { OffersDocument } from '@forecourt/config/offers-document';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';

/** The offers of a dealership, as applied: a page's worth that is always wanted together. */
export const offerLists = pgTable('offer_lists', {
  dealership_id: text('dealership_id')
    .primaryKey()
    .references(() => dealerships.id, { onDelete: 'cascade' }),
  document: jsonb('document').$type<OffersDocument>().notNull(),
  revision: integer('revision').notNull().default(1),
  updated_at: instant('updated_at').notNull().defaultNow(),
});
