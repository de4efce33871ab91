import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import { vehicles } from './vehicles';

/** Who may reserve a vehicle: a feed that says so, an operator, or a hold that a shopper has. */
export const reservationKinds = ['feed', 'operator', 'hold'] as const;
export type ReservationKind = (typeof reservationKinds)[number];

/**
 * Reservations of vehicles, of which a vehicle has at most one that has not ended. They are the truth behind
 * `vehicles.reserved`, which changes with them in one transaction. Ended ones stay, as a history.
 */
export const vehicleReservations = pgTable(
  'vehicle_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' })
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    by: text('by').$type<ReservationKind>().notNull(),
    /** The operator or the feed by name. */
    who: text('who').notNull(),
    note: text('note'),
    reserved_at: instant('reserved_at').notNull(),
    /** The instant at which it ends by itself; null when somebody has to end it. */
    until: instant('until'),
    ended_at: instant('ended_at'),
    /** Who ended it: the operator or the feed by name, or `clock`. */
    ended_by: text('ended_by'),
  },
  (table) => [
    uniqueIndex('vehicle_reservations_one').on(table.vehicle_id).where(sql`ended_at is null`),
    index('vehicle_reservations_vehicle').on(table.vehicle_id, table.reserved_at),
    index('vehicle_reservations_due').on(table.until).where(sql`ended_at is null and until is not null`),
    check('vehicle_reservations_by', sql`"by" in ('feed', 'operator', 'hold')`),
    check('vehicle_reservations_until', sql`until > reserved_at`),
    check('vehicle_reservations_ended', sql`(ended_at is null) = (ended_by is null)`),
  ],
);
export type ReservationRow = typeof vehicleReservations.$inferSelect;
