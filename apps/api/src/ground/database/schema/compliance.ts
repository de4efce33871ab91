import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/**
 * What somebody has answered for: words of a document that a rule of advertising law is against, by the name of the rule.
 * The same words need no second answer; other words do.
 */
export const complianceAnswers = pgTable(
  'compliance_answers',
  {
    /** The kind of the document and its id: `content harbour-city/home`. */
    document: text('document').notNull(),
    /** Name of the rule, as `complianceRules` of config has it. */
    rule: text('rule').notNull(),
    /** Where the words stand, and the words. */
    path: text('path').notNull(),
    quote: text('quote').notNull(),
    /** Who answers for them, and since when. */
    who: text('who').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.document, table.rule, table.path, table.quote] })],
);
