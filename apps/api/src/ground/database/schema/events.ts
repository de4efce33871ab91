import type { EventName } from '@forecourt/config/dealership';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import type { WebhookDestination } from './shapes/destination';
import type { ToldVehicle } from './shapes/told-vehicle';

/** The events of a dealership that has receivers: counted from 1, in the order in which they are told. */
export const eventStreams = pgTable('event_streams', {
  dealership_id: text('dealership_id')
    .primaryKey()
    .references(() => dealerships.id, { onDelete: 'cascade' }),
  /** Names this count: another one begins wherever numbers may be given a second time, as after a restore. */
  stream: uuid('stream').notNull().defaultRandom(),
  /** The server and the database in which its numbers were given; another one is what a backup was restored into. */
  origin: text('origin').notNull(),
  last_sequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
  /** When its stock had been taken down as it was; null before, and nothing is told until then. */
  begun_at: instant('begun_at'),
});

/** What receivers were last told of a vehicle: what is new of it is told against this. */
export const eventMemory = pgTable(
  'event_memory',
  {
    vehicle_id: bigint('vehicle_id', { mode: 'bigint' }).primaryKey(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => eventStreams.dealership_id, { onDelete: 'cascade' }),
    told: jsonb('told').$type<ToldVehicle>().notNull(),
  },
  (table) => [index('event_memory_dealership').on(table.dealership_id, table.vehicle_id)],
);
export type EventMemoryRow = typeof eventMemory.$inferSelect;

/** Events as they are sent, kept for a week. */
export const events = pgTable(
  'events',
  {
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => eventStreams.dealership_id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    event: text('event').$type<EventName>().notNull(),
    /** What stands in it beside `sequence`, `event` and `at`. */
    body: jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealership_id, table.sequence] }), index('events_at').on(table.at)],
);
export type EventRow = typeof events.$inferSelect;

/** A receiver of events and how far it has been told. */
export const eventReceivers = pgTable(
  'event_receivers',
  {
    id: uuid('id').primaryKey(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => eventStreams.dealership_id, { onDelete: 'cascade' }),
    /** Kind and digest of its address, as in `delivery_circuits`: an address may hold a token. */
    address: text('address').notNull(),
    /** Where it is told, with the key of its document as it is now. */
    destination: jsonb('destination').$type<WebhookDestination>().notNull(),
    /** The events that it wants, as its document says. */
    names: jsonb('names').$type<readonly EventName[]>().notNull(),
    /** The sequence up to which events were looked at for it: all that it wants of them it has taken. */
    place: bigint('place', { mode: 'number' }).notNull(),
    /** The last sequence that it took, or the place at which it began. */
    told: bigint('told', { mode: 'number' }).notNull(),
    /** It is still to be told that it misses events, until it takes a batch that says so. */
    is_gap: boolean('is_gap').notNull().default(false),
    /** The batch that is on its way; null while none is. One at a time, so that order is kept. */
    open_batch: uuid('open_batch'),
    /** Since when nothing is sent to it any more, as it took nothing for too long; null while it is told. */
    dropped_at: instant('dropped_at'),
  },
  (table) => [unique('event_receivers_address').on(table.dealership_id, table.address)],
);
export type EventReceiverRow = typeof eventReceivers.$inferSelect;

/** Events that go to a receiver in one request: a range of its dealership's, less what is cleared away between two tries. */
export const eventBatches = pgTable(
  'event_batches',
  {
    id: uuid('id').primaryKey(),
    receiver_id: uuid('receiver_id')
      .notNull()
      .references(() => eventReceivers.id, { onDelete: 'cascade' }),
    /** Events behind this sequence, up to `last`, of these names. */
    after: bigint('after', { mode: 'number' }).notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
    names: jsonb('names').$type<readonly EventName[]>().notNull(),
    /** What the receiver had taken last. */
    told: bigint('told', { mode: 'number' }).notNull(),
    /** It says that events are missing which its receiver was not told of. */
    is_gap: boolean('is_gap').notNull().default(false),
    message_id: uuid('message_id').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('event_batches_receiver').on(table.receiver_id),
    index('event_batches_message').on(table.message_id),
  ],
);
export type EventBatchRow = typeof eventBatches.$inferSelect;
