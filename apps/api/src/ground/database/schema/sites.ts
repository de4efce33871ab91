import type { SiteDocument } from '@forecourt/config/site-document';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/** Site documents as applied. `revision` grows with every change and seals the site's search key. */
export const sites = pgTable('sites', {
  website_id: text('website_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  document: jsonb('document').$type<SiteDocument>().notNull(),
  revision: integer('revision').notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
});

/** Hosts of every site: globally unique, so a request can belong to one site only (SITE-02). */
export const siteHosts = pgTable('site_hosts', {
  host: text('host').primaryKey(),
  website_id: text('website_id')
    .notNull()
    .references(() => sites.website_id, { onDelete: 'cascade' }),
});
