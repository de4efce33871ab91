import type { Dealership } from '@forecourt/config/dealership';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/**
 * Dealerships own stock and leads. The document is applied and read whole, locations included: a handful of locations
 * are always wanted together, and nothing is ever searched by a part of one.
 */
export const dealerships = pgTable('dealerships', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  document: jsonb('document').$type<Dealership>().notNull(),
  revision: integer('revision').notNull().default(1),
  updated_at: instant('updated_at').notNull().defaultNow(),
  /**
   * When it was removed; null while it is live. The row of a removed one stays as long as it has leads, which are
   * delivered and erased by its document.
   */
  removed_at: instant('removed_at'),
});
