import { customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { leads } from './leads';
import type { UnsealedEstimate } from './shapes/unsealed-estimate';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Photos that a shopper has added to an enquiry. Kept here and not among the pictures of the stock, which anyone may
 * see: they go with their lead in one transaction, and nothing but a signed address leads to them.
 */
export const leadPhotos = pgTable(
  'lead_photos',
  {
    id: uuid('id').primaryKey(),
    lead_id: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** A JPEG that we have made of what was sent: without place, device or any other note. */
    picture: bytes('picture').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_photos_lead').on(table.lead_id)],
);

/** Valuations that were shown, on sites that store them (TRAD-01): the vehicle and the figure, nothing of a person. */
export const savedValuations = pgTable(
  'saved_valuations',
  {
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    valuation: jsonb('valuation').$type<UnsealedEstimate>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_valuations_site').on(table.website_id, table.created_at)],
);
