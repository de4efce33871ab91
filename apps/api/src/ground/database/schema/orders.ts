import type { OrderAct, OrderAnswers, OrderKind, OrderState, OrderStepName } from '@forecourt/domain/order';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import type { AgreedOrder, OrderEndingName } from './shapes/agreed-order';
import type { UnsealedEstimate } from './shapes/unsealed-estimate';
import { vehicles } from './vehicles';

/** Numbers of orders: one is given once money is there, or nothing is to be paid. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10_001 });

/** Orders of vehicles: to keep one for a while, or to buy it (RSRV-01). Money is in whole cents of AUD. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).unique(),
    website_id: text('website_id').notNull(),
    /** Whose vehicle it is. */
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    /** Null once the vehicle's row is gone; what it was called stays. */
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).references(() => vehicles.id, { onDelete: 'set null' }),
    vehicle_name: text('vehicle_name').notNull(),
    stocknum: text('stocknum').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** Why it ended; null while it has not. */
    ending: text('ending').$type<OrderEndingName>(),
    /** What the shopper saw last as the price, and before that, where it has changed; null where the dealer shows none. */
    price_cents: integer('price_cents'),
    price_was_cents: integer('price_was_cents'),
    /** What holding the vehicle costs, as it was asked when the shopper went to pay. */
    fee_cents: integer('fee_cents').notNull().default(0),
    /** What was typed, by field; erased with the person. */
    answers: jsonb('answers').$type<OrderAnswers>().notNull(),
    /** Steps that were sent. */
    tried: text('tried').array().$type<OrderStepName[]>().notNull().default([]),
    /** What the vehicle that is traded in was valued at, as its token proved when that was sent; null for none. */
    valuation: jsonb('valuation').$type<UnsealedEstimate>(),
    /** The words that were agreed to before paying. */
    agreed: jsonb('agreed').$type<AgreedOrder>(),
    /** Who was signed in. */
    shopper_id: uuid('shopper_id'),
    /** The number by which a person holds one vehicle at a time, as digits; null before it is held and once it is erased. */
    phone_key: text('phone_key'),
    /** The reservation that holds the vehicle, and until when. */
    reservation_id: uuid('reservation_id'),
    hold_until: instant('hold_until'),
    /** The payment that counts: the last that was started. */
    payment_id: uuid('payment_id'),
    /** By when what goes back has left us. */
    refund_due_at: instant('refund_due_at'),
    lead_id: uuid('lead_id'),
    /** When its link ends. */
    link_ends_at: instant('link_ends_at').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    /** When the personal data in it were erased. */
    erased_at: instant('erased_at'),
  },
  (table) => [
    index('orders_due').on(table.hold_until).where(sql`state in ('paying', 'held')`),
    index('orders_phone').on(table.dealership_id, table.phone_key).where(sql`state in ('paying', 'held')`),
    index('orders_vehicle').on(table.vehicle_id),
    index('orders_shopper').on(table.shopper_id, table.created_at),
    index('orders_lead').on(table.lead_id),
    index('orders_site').on(table.website_id, table.created_at),
    index('orders_dealership').on(table.dealership_id, table.created_at),
    // What the worker and the figures look for every few seconds stays small, however many orders there have been.
    index('orders_confirmed').on(table.vehicle_id).where(sql`state = 'completed' and reservation_id is not null`),
    index('orders_refund_due').on(table.refund_due_at).where(sql`refund_due_at is not null`),
    index('orders_sold_while_held').on(table.id).where(sql`state = 'refunded' and ending = 'sold'`),
    index('orders_link').on(table.link_ends_at),
    check('orders_kind', sql`kind in ('reserve', 'buy')`),
    check('orders_state', sql`state in ('started', 'paying', 'held', 'expired', 'cancelled', 'refunded', 'completed')`),
    check('orders_fee', sql`fee_cents >= 0`),
    // What is held has an end, the reservation that does it, and, once money is there, a number.
    check(
      'orders_hold',
      sql`state not in ('paying', 'held') or (hold_until is not null and reservation_id is not null)`,
    ),
    check('orders_number', sql`state not in ('held', 'refunded', 'completed') or number is not null`),
    check('orders_ending', sql`(state in ('cancelled', 'refunded')) = (ending is not null)`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** What happened to an order: who did it, why and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** By name: an operator, `shopper` with an id, `anonymous`, `worker`. */
    who: text('who').notNull(),
    act: text('act').$type<OrderAct | 'started' | 'late-payment' | 'refund-done' | 'seen-sold'>().notNull(),
    /** The state after it. */
    state: text('state').$type<OrderState>().notNull(),
    why: text('why'),
  },
  (table) => [index('order_events_order').on(table.order_id, table.id)],
);
export type OrderEventRow = typeof orderEvents.$inferSelect;
