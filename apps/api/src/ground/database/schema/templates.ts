import type { TemplateParts } from '@forecourt/config/templates';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/**
 * Versions of templates that were registered by command, each as its app said it was. Those of `apps/templates.json` are
 * none of them.
 */
export const templates = pgTable(
  'templates',
  {
    /** As site documents name it. */
    name: text('name').notNull(),
    /** Of the package of its app. */
    version: text('version').notNull(),
    /** As people call it. */
    title: text('title').notNull(),
    /** Where its app is reached: scheme, host and port. */
    origin: text('origin').notNull(),
    /** Name of its theme. */
    theme: text('theme').notNull(),
    /** Colours of its theme by role. */
    colors: jsonb('colors').$type<Readonly<Record<string, string>>>().notNull(),
    /** What it has of its own, as site documents may name it. */
    parts: jsonb('parts').$type<TemplateParts>().notNull().default({ sections: [], pages: [] }),
    /** Contract with the API, version of the storefront and id of the build that it had then; null: a build of development. */
    contract: integer('contract').notNull(),
    storefront: text('storefront').notNull(),
    build: text('build'),
    /** Whether sites are drawn by it that name the template alone. */
    is_current: boolean('is_current').notNull().default(false),
    registered_at: instant('registered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    uniqueIndex('templates_current').on(table.name).where(sql`is_current`),
  ],
);

export type TemplateRow = typeof templates.$inferSelect;
