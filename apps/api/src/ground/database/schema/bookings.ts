import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import { leads } from './leads';
import { vehicles } from './vehicles';

/** Where a vehicle is brought; it goes with the personal data of the enquiry. */
export interface HomeAddress {
  readonly address: string;
  readonly postcode: string;
}

/** What became of a vehicle after it was booked, as its shopper and its dealer were written. */
export type VehicleNews = 'sold' | 'reserved';

/**
 * Test drives that were booked, each with the enquiry that it came with. One that waits for the dealer's word has its time
 * as well as a confirmed one; a cancelled one has none, and stays as a history.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    website_id: text('website_id').notNull(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    location_id: text('location_id').notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).references(() => vehicles.id),
    lead_id: uuid('lead_id')
      .notNull()
      .unique()
      .references(() => leads.id),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    status: text('status').$type<'waiting' | 'confirmed' | 'cancelled'>().notNull(),
    /** Raised with each change that calendars are to learn of. */
    sequence: integer('sequence').notNull().default(0),
    /** Digest of the token of its address; null once its data are erased. */
    manage_digest: text('manage_digest').unique(),
    /** The last instant at which that address works. */
    link_until: instant('link_until').notNull(),
    /** Who was signed in when it was booked; null for everybody else. */
    shopper_id: uuid('shopper_id'),
    at_home: jsonb('at_home').$type<HomeAddress>(),
    vehicle_news: text('vehicle_news').$type<VehicleNews>(),
    /** When it got the time that it has: what comes after is reminded of. */
    timed_at: instant('timed_at').notNull(),
    reminded_day_at: instant('reminded_day_at'),
    reminded_hours_at: instant('reminded_hours_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('bookings_dealership').on(table.dealership_id, table.starts_at),
    index('bookings_site').on(table.website_id),
    index('bookings_vehicle').on(table.vehicle_id),
    index('bookings_shopper').on(table.shopper_id),
    // What is yet to come is looked through every ten minutes, by the time at which it begins.
    index('bookings_to_come').on(table.starts_at).where(sql`status <> 'cancelled'`),
    check('bookings_status', sql`status in ('waiting', 'confirmed', 'cancelled')`),
    check('bookings_time', sql`ends_at > starts_at`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/**
 * The time that bookings have, in pieces of a quarter of an hour: a seat of a location has one booking in each piece, and a
 * vehicle is with one. These two keys are what keeps a time from being booked twice, whoever books at the same moment
 * ([decision 56](../../../../../../docs/decisions/0056-slots-and-seats-as-constraints.md)).
 */
export const bookingPieces = pgTable(
  'booking_pieces',
  {
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    location_id: text('location_id').notNull(),
    seat: integer('seat').notNull(),
    /** The instant at which the piece begins. */
    piece: instant('piece').notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.dealership_id, table.location_id, table.piece, table.seat] }),
    uniqueIndex('booking_pieces_vehicle').on(table.vehicle_id, table.piece).where(sql`vehicle_id is not null`),
    index('booking_pieces_booking').on(table.booking_id),
    check('booking_pieces_grid', sql`extract(epoch from piece at time zone 'UTC')::bigint % 900 = 0`),
  ],
);

/** What became of a booking, by whom and why. Names of shoppers are not in it. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: uuid('id').primaryKey(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    what: text('what').$type<'booked' | 'confirmed' | 'changed' | 'cancelled' | 'vehicle'>().notNull(),
    /** `shopper`, `platform`, or the name of the operator. */
    who: text('who').notNull(),
    why: text('why'),
    /** When it was to be from then on. */
    starts_at: instant('starts_at').notNull(),
  },
  (table) => [index('booking_events_booking').on(table.booking_id, table.at)],
);
