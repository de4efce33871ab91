import type { AlertChannel, AlertFrequency } from '@forecourt/domain/shopper';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';

/** People who have signed in to a site. The same person on two sites is two shoppers, who know nothing of each other. */
export const shoppers = pgTable(
  'shoppers',
  {
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    /** E.164; proven by a code that was sent to it. */
    phone: text('phone').notNull(),
    name: text('name').notNull().default(''),
    /** Null until one is given. */
    email: text('email'),
    /** When a link that was sent to the address was opened; null before. */
    email_confirmed_at: instant('email_confirmed_at'),
    /** IANA zone of their clock, from the browser or chosen; null where it is not known: that of the dealer counts. */
    time_zone: text('time_zone'),
    /** How they are told of the vehicles that they saved. */
    saved_frequency: text('saved_frequency').$type<AlertFrequency>().notNull().default('off'),
    saved_channel: text('saved_channel').$type<AlertChannel>().notNull().default('email'),
    created_at: instant('created_at').notNull(),
    /** When they last signed in. */
    signed_in_at: instant('signed_in_at').notNull(),
  },
  (table) => [
    unique('shoppers_phone').on(table.website_id, table.phone),
    // Who may sign in by a link.
    index('shoppers_confirmed_email')
      .on(table.website_id, sql`lower(${table.email})`)
      .where(sql`email_confirmed_at is not null`),
  ],
);
export type ShopperRow = typeof shoppers.$inferSelect;

/**
 * Sign-ins under way: one a browser. The code is stored nowhere: it is made of the id by a key of the installation, when
 * it is sent and when it is compared.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    /** Digest of the token in the cookie of the browser that asked. */
    browser_digest: text('browser_digest').notNull().unique(),
    phone: text('phone').notNull(),
    /** How often the code was sent. */
    sent: integer('sent').notNull().default(1),
    sent_at: instant('sent_at').notNull(),
    /** Codes that were tried and wrong. */
    tries: integer('tries').notNull().default(0),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** When the right code came: it is taken once. */
    used_at: instant('used_at'),
  },
  (table) => [index('sign_ins_expiry').on(table.expires_at)],
);
export type SignInRow = typeof signIns.$inferSelect;

/**
 * Links that go to the confirmed address of a shopper, each of which signs in once. What stands in the address is made of
 * the id by a key of the installation and stored nowhere.
 */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    /** Random as a whole. */
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** The message that brings it. */
    message_id: uuid('message_id').notNull().unique(),
    /** Where it leads once it has signed in: a path of the site. */
    redirect: text('redirect').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** When it signed somebody in, or another one of the shopper did. */
    used_at: instant('used_at'),
  },
  (table) => [index('sign_in_links_shopper').on(table.shopper_id), index('sign_in_links_expiry').on(table.expires_at)],
);
export type SignInLinkRow = typeof signInLinks.$inferSelect;

/** Where a shopper is signed in: a browser each. */
export const shopperSessions = pgTable(
  'shopper_sessions',
  {
    id: uuid('id').primaryKey(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    website_id: text('website_id').notNull(),
    /** Digest of the token in the cookie. */
    token_digest: text('token_digest').notNull().unique(),
    /** Browser and system in words, such as `Firefox on Android`. */
    device: text('device').notNull(),
    created_at: instant('created_at').notNull(),
    /** When it was last used, to the hour. */
    seen_at: instant('seen_at').notNull(),
    /** When it ends unless it is used; moves on with use, up to `ends_at`. */
    expires_at: instant('expires_at').notNull(),
    /** When it ends whatever happens. */
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [
    index('shopper_sessions_shopper').on(table.shopper_id),
    index('shopper_sessions_expiry').on(table.expires_at),
  ],
);
export type ShopperSessionRow = typeof shopperSessions.$inferSelect;

/** In which of their lists a shopper keeps a vehicle. */
export const savedKinds = ['saved', 'compared'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Vehicles that shoppers keep. A vehicle that is gone altogether stays in the list by its name. */
export const savedVehicles = pgTable(
  'saved_vehicles',
  {
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SavedKind>().notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).notNull(),
    /** Its name when it was saved. */
    name: text('name').notNull(),
    /** Its list price in cents when it was saved; null where the site showed no price. */
    price_then: integer('price_then'),
    /** Cents that the site asked for it then, its offer price where one was shown; null where that is not known. */
    asked_then: integer('asked_then'),
    note: text('note').notNull().default(''),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper_id, table.kind, table.vehicle_id] }),
    index('saved_vehicles_vehicle').on(table.vehicle_id),
  ],
);
export type SavedVehicleRow = typeof savedVehicles.$inferSelect;

/** Searches that shoppers keep, and how they want to be told of what is new in them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    website_id: text('website_id').notNull(),
    name: text('name').notNull(),
    /** The path of its results, with its query, as the site writes it. */
    path: text('path').notNull(),
    /** What it asks for, as the codec of addresses reads the path. */
    criteria: jsonb('criteria').$type<Readonly<Record<string, unknown>>>().notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull().default('off'),
    /** By which way they are told. */
    channel: text('channel').$type<AlertChannel>().notNull().default('email'),
    created_at: instant('created_at').notNull(),
    /** When they were last told of it; null for never. */
    told_at: instant('told_at'),
  },
  (table) => [
    unique('saved_searches_path').on(table.shopper_id, table.path),
    index('saved_searches_site').on(table.website_id),
  ],
);
export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Vehicles that shoppers own. */
export const ownCars = pgTable(
  'own_cars',
  {
    id: uuid('id').primaryKey(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    rego: text('rego').notNull().default(''),
    rego_state: text('rego_state').notNull().default(''),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year'),
    km: integer('km'),
    /** The day of the next service, `YYYY-MM-DD`. */
    service_due: date('service_due', { mode: 'string' }),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('own_cars_shopper').on(table.shopper_id)],
);
export type OwnCarRow = typeof ownCars.$inferSelect;

/** What shoppers have agreed to and taken back, in the words that they saw: a history. */
export const shopperConsents = pgTable(
  'shopper_consents',
  {
    id: uuid('id').primaryKey(),
    shopper_id: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** What it is about, such as `alerts-email`. */
    purpose: text('purpose').notNull(),
    wording: text('wording').notNull(),
    given_at: instant('given_at').notNull(),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [index('shopper_consents_shopper').on(table.shopper_id)],
);
export type ShopperConsentRow = typeof shopperConsents.$inferSelect;

/**
 * Consents of accounts that are gone: who sends commercial messages has to prove them (Spam Act 2003, section 16). Nothing
 * in them tells who it was; the id of the account stands, signed, in the links of each message that rested on them.
 */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    /** Of the consent. */
    id: uuid('id').primaryKey(),
    account_id: uuid('account_id').notNull(),
    website_id: text('website_id').notNull(),
    purpose: text('purpose').notNull(),
    wording: text('wording').notNull(),
    given_at: instant('given_at').notNull(),
    withdrawn_at: instant('withdrawn_at'),
    account_ended_at: instant('account_ended_at').notNull().defaultNow(),
  },
  (table) => [index('consent_proofs_account').on(table.account_id)],
);
