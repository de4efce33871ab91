import type { Vehicle } from '@forecourt/domain/vehicle';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { lacksPicturesSql } from '../lacking-pictures';
import { instant, money } from './column-types';
import { dealerships } from './dealerships';

/**
 * Stock, under the spec's field names (ENTY-01). `dealership_slug`, `path` and `views` are derived when read. A vehicle's
 * key is (dealership, stocknum); its address is `slug`, which no other vehicle of the platform has or had (decision 54).
 * Rows of whoever gives none out are given a free one by a trigger. `reserved` follows `vehicle_reservations` and is
 * written with it alone. The table has an unused column `views` as long as the release before selects it by name: the
 * next release drops it, by a statement of its own, since the schema names it no more.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    location_id: text('location_id'),
    stocknum: text('stocknum').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    item_type: text('item_type').$type<Vehicle['item_type']>().notNull(),
    car_type: text('car_type').$type<Vehicle['car_type']>().notNull(),
    status: text('status').$type<Vehicle['status']>().notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    badge: text('badge'),
    series: text('series'),
    year: smallint('year').notNull(),
    km: integer('km'),
    colour: text('colour'),
    interior_colour: text('interior_colour'),
    price: money('price'),
    before_price: money('before_price'),
    offer_price: money('offer_price'),
    subscription_price: money('subscription_price'),
    price_type: text('price_type').$type<NonNullable<Vehicle['price_type']>>(),
    preorder: boolean('preorder').notNull().default(false),
    tag: text('tag'),
    certified: boolean('certified').notNull().default(false),
    reserved: boolean('reserved').notNull().default(false),
    sold: boolean('sold').notNull().default(false),
    sold_at: instant('sold_at'),
    show_on_dealer_website: boolean('show_on_dealer_website').notNull().default(true),
    has_nvic: boolean('has_nvic').notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    vin: text('vin'),
    regplate: text('regplate'),
    rego_expiry: date('rego_expiry', { mode: 'string' }),
    compliance_date: date('compliance_date', { mode: 'string' }),
    build_date: date('build_date', { mode: 'string' }),
    body: text('body'),
    bodyconfiguration: text('bodyconfiguration'),
    simple_body: text('simple_body'),
    fuel: text('fuel'),
    simple_fuel: text('simple_fuel'),
    drive: text('drive'),
    simple_drive: text('simple_drive'),
    trans: text('trans'),
    simple_transmission: text('simple_transmission'),
    gearnum: smallint('gearnum'),
    seats: smallint('seats'),
    doors: smallint('doors'),
    engine_size: doublePrecision('engine_size'),
    engine_size_litres: doublePrecision('engine_size_litres'),
    variant: jsonb('variant').$type<NonNullable<Vehicle['variant']>>(),
    caravan: jsonb('caravan').$type<NonNullable<Vehicle['caravan']>>(),
    standardEquipment: jsonb('standardEquipment').$type<Vehicle['standardEquipment']>().notNull().default([]),
    dealercomments: text('dealercomments'),
    carsales_title: text('carsales_title'),
    city: text('city'),
    state: text('state').$type<NonNullable<Vehicle['state']>>(),
    private_suburb: text('private_suburb'),
    private_postcode: text('private_postcode'),
    photos_count: integer('photos_count').notNull().default(0),
    primary_image_url: text('primary_image_url'),
    images: jsonb('images').$type<Vehicle['images']>().notNull().default([]),
    thumbnails: jsonb('thumbnails').$type<Vehicle['thumbnails']>().notNull().default([]),
    spin_images: jsonb('spin_images').$type<Vehicle['spin_images']>().notNull().default([]),
    spin_code: text('spin_code'),
    spin_interior_image: text('spin_interior_image'),
    hotspots: jsonb('hotspots').$type<Vehicle['hotspots']>().notNull().default([]),
    video_url: text('video_url'),
    external_video_url: text('external_video_url'),
    file: text('file'),
    finance_lenders: jsonb('finance_lenders').$type<Vehicle['finance_lenders']>().notNull().default({}),
    payment_processors: jsonb('payment_processors').$type<Vehicle['payment_processors']>().notNull().default([]),
    autograb_data: jsonb('autograb_data').$type<NonNullable<Vehicle['autograb_data']>>(),
    /** Feed that last wrote the row; null when it was written by hand. Absence from this feed means sold (STCK-01). */
    feed: text('feed'),
    /** Digest of the row as the feed gave it: an unchanged row writes nothing on a second run (STCK-01). */
    feed_digest: text('feed_digest'),
    /** Pictures as the feed names them, in order, when some are fetched in the background; null when none is. */
    feed_pictures: jsonb('feed_pictures').$type<string[]>(),
    /** The same of the spin's frames and of its view inside. */
    feed_spin: jsonb('feed_spin').$type<string[]>(),
    feed_spin_interior: text('feed_spin_interior'),
  },
  (table) => [
    unique('vehicles_dealership_stocknum').on(table.dealership_id, table.stocknum),
    unique('vehicles_slug').on(table.slug),
    index('vehicles_sold_at').on(table.sold_at).where(sql`sold_at is not null`),
    // Comparable stock of a make and model; a make's bodies are found by its first part (AUTO-03).
    index('vehicles_market')
      .on(sql`lower(make)`, sql`lower(model)`, table.year)
      .where(sql`not sold and status = 'in_stock'`),
    // What was ever advertised of a make; nothing else of a feed stands in it, whose words may be longer than an index holds.
    index('vehicles_make').on(sql`lower(make)`, table.item_type),
    // A dealership's vehicles a page at a time, without the others'.
    index('vehicles_dealership_id').on(table.dealership_id, table.id),
    index('vehicles_created_at').on(table.created_at),
    index('vehicles_rego_expiry').on(table.rego_expiry).where(sql`rego_expiry is not null`),
    // Those that still lack a picture that their feed names: few or none, looked for every minute.
    index('vehicles_lack_pictures').on(table.dealership_id).where(sql.raw(lacksPicturesSql())),
    check('vehicles_sold_has_time', sql`not sold or sold_at is not null`),
  ],
);
/** A row of `vehicles` as the database gives it. */
export type VehicleRow = typeof vehicles.$inferSelect;
export type NewVehicleRow = typeof vehicles.$inferInsert;

/**
 * Addresses a vehicle had before; they lead to the present one (STCK-04) and are given to no other. Rows from before
 * addresses were unique may share a slug: then the first source of the site that is asked has it.
 */
export const vehicleSlugs = pgTable(
  'vehicle_slugs',
  {
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    slug: text('slug').notNull(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' })
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    retired_at: instant('retired_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.dealership_id, table.slug] }),
    index('vehicle_slugs_vehicle').on(table.vehicle_id),
    index('vehicle_slugs_slug').on(table.slug),
  ],
);
