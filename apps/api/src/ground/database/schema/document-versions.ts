import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/** Documents of which every version is kept. */
export type KeptDocument = 'site' | 'dealership' | 'template';

/**
 * What made a version: `found` was live without one, from before its history began or by an earlier release that ran
 * again since; `apply` and `undo` made it live, `remove` took what it is about away.
 */
export type VersionAction = 'found' | 'apply' | 'undo' | 'remove';

/**
 * Every version of a site's or a dealership's document, and of a template's registration, that was ever live, and who made it
 * so. Versions belong to an id,
 * not to a row: they outlive what is removed, so that it is known who removed it and it can be had again.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    kind: text('kind').$type<KeptDocument>().notNull(),
    /** Id of the site or dealership; name and version of the template. */
    document_id: text('document_id').notNull(),
    /** Counts from 1 for each document. */
    version: integer('version').notNull(),
    action: text('action').$type<VersionAction>().notNull(),
    /** The document as it was stored; null where it was removed. */
    document: jsonb('document').$type<Readonly<Record<string, unknown>>>(),
    /** The version that an undo put back; null for everything else. */
    restores: integer('restores'),
    /** Who did it, and when. */
    who: text('who').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Their note for the history; null without one. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.document_id, table.version] }),
    check('document_versions_removed', sql`(document is null) = (action = 'remove')`),
    check('document_versions_restores', sql`(restores is not null) = (action = 'undo')`),
  ],
);

export type DocumentVersionRow = typeof documentVersions.$inferSelect;
