import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './column-types';
import { dealerships } from './dealerships';
import type { LedgerAccount, PaymentPurpose, PaymentStatus, PaymentSubject, RefundStatus } from './shapes/payment';

/** Cents of Australian dollars. A number in code: 2^53 cents are beyond any dealer's turnover. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Money asked of a processor, once for each attempt to pay something. A row is never deleted: the ledger rests on it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** The site that it was begun on; it may be gone by now. */
    website_id: text('website_id').notNull(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    subject_kind: text('subject_kind').$type<PaymentSubject>().notNull(),
    subject_id: uuid('subject_id').notNull(),
    attempt: integer('attempt').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    /** What it is for, as the shopper reads it. */
    description: text('description').notNull(),
    /** Who pays; null once their data are erased. */
    payer_name: text('payer_name'),
    email: text('email'),
    amount_cents: cents('amount_cents').notNull(),
    currency: text('currency').$type<'AUD'>().notNull().default('AUD'),
    /** The processor by name, such as `stripe`. */
    processor: text('processor').notNull(),
    /** Its name for the attempt; null until it has been asked. */
    reference: text('reference'),
    /** Its name for the money that was taken, by which it is given back. */
    charge: text('charge'),
    /** Keyed digest of the card that paid for a hold, other for each dealership; null where it is not known or any more. */
    card_digest: text('card_digest'),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Why it is in that status, as a stable word, such as `declined` or `wrong-amount`. */
    why: text('why'),
    /** Path of the site to which the browser comes back; null for the payment's own page. */
    return_path: text('return_path'),
    /** After it nobody may begin to pay; null for never. */
    expires_at: instant('expires_at'),
    /** Cents that are given back, or are to be. */
    refunded_cents: cents('refunded_cents').notNull().default(0),
    created_at: instant('created_at').notNull(),
    paid_at: instant('paid_at'),
    /** When what is left of it became part of a price. */
    settled_at: instant('settled_at'),
    /** When the processor is asked next how it stands; null when its word is final. */
    check_at: instant('check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    unique('payments_attempt').on(table.subject_kind, table.subject_id, table.attempt),
    unique('payments_reference').on(table.processor, table.reference),
    index('payments_due').on(table.check_at).where(sql`check_at is not null`),
    index('payments_dealership').on(table.dealership_id, table.created_at),
    index('payments_card').on(table.dealership_id, table.card_digest).where(sql`card_digest is not null`),
    check('payments_amount', sql`amount_cents > 0`),
    check('payments_refunded', sql`refunded_cents between 0 and amount_cents`),
    check('payments_currency', sql`currency = 'AUD'`),
    check('payments_subject', sql`subject_kind in ('order', 'invoice')`),
    check('payments_purpose', sql`purpose in ('hold', 'deposit', 'invoice')`),
    check(
      'payments_status',
      sql`status in ('started', 'paying', 'paid', 'failed', 'expired', 'mismatch', 'refunding', 'refunded')`,
    ),
    check('payments_paid', sql`(status in ('paid', 'refunding', 'refunded')) = (paid_at is not null)`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Every event of a processor, once, with what came of it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    processor: text('processor').notNull(),
    event_id: text('event_id').notNull(),
    kind: text('kind').notNull(),
    payment_id: uuid('payment_id').references(() => payments.id),
    /** `applied`, or why it was not. */
    outcome: text('outcome').notNull(),
    received_at: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.processor, table.event_id] }),
    index('payment_events_received').on(table.received_at),
  ],
);

/**
 * The ledger in double entry. Entries of one transaction sum to nothing, which a deferred constraint holds; what is above
 * 0 is a debit. None is ever changed or deleted, which a trigger holds.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction_id: uuid('transaction_id').notNull(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount_cents: cents('amount_cents').notNull(),
    /** What happened: `payment`, `refund`, `refund-paid`, `refund-returned`, `refund-outside`, `settlement`. */
    kind: text('kind').notNull(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    refund_id: uuid('refund_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transaction_id),
    index('ledger_entries_payment').on(table.payment_id),
    index('ledger_entries_dealership').on(table.dealership_id, table.at),
    check(
      'ledger_entries_account',
      sql`account in ('processor', 'holds', 'deposits', 'invoices', 'gst', 'refunds', 'sales', 'outside')`,
    ),
    check('ledger_entries_amount', sql`amount_cents <> 0`),
  ],
);
export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;

/** Money that is given back. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** What makes it one when it is asked for twice. */
    key: text('key').notNull(),
    amount_cents: cents('amount_cents').notNull(),
    reason: text('reason').notNull(),
    /** Who asked for it, by name. */
    who: text('who').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    reference: text('reference'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null once it is done, or when somebody has to look at it. */
    next_try_at: instant('next_try_at'),
    /** Why the last try failed. */
    fault: text('fault'),
    asked_at: instant('asked_at').notNull(),
    done_at: instant('done_at'),
    /** Who says that one that failed was paid otherwise than by the processor, by name; null where it was not. */
    outside_by: text('outside_by'),
    /** How, as the payer reads it, such as `by bank transfer`. */
    outside_how: text('outside_how'),
  },
  (table) => [
    unique('refunds_key').on(table.payment_id, table.key),
    index('refunds_due').on(table.next_try_at).where(sql`next_try_at is not null`),
    check('refunds_amount', sql`amount_cents > 0`),
    check('refunds_status', sql`status in ('asked', 'done', 'failed')`),
    check('refunds_done', sql`(status = 'done') = (done_at is not null)`),
    check(
      'refunds_outside',
      sql`(outside_by is null) = (outside_how is null) and (outside_by is null or status = 'done')`,
    ),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** The last number of a receipt that a dealership has given. Whoever gives one holds the row, so that none is left out. */
export const receiptCounters = pgTable('receipt_counters', {
  dealership_id: text('dealership_id')
    .primaryKey()
    .references(() => dealerships.id),
  last_number: integer('last_number').notNull(),
});

/** Receipts, numbered by dealership without gaps. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    number: integer('number').notNull(),
    payment_id: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    issued_at: instant('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealership_id, table.number] })],
);

/** What a shopper may pay by its reference. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    dealership_id: text('dealership_id')
      .notNull()
      .references(() => dealerships.id),
    /** As it was written; it is looked for without its spaces and dashes, in capitals. */
    reference: text('reference').notNull(),
    reference_key: text('reference_key').notNull(),
    kind: text('kind').$type<'invoice' | 'deposit'>().notNull(),
    /** What is to be paid in all. */
    amount_cents: cents('amount_cents').notNull(),
    /** What has been paid and not given back. */
    paid_cents: cents('paid_cents').notNull().default(0),
    description: text('description').notNull(),
    /** Whether the amount has GST in it, one eleventh. */
    has_gst: boolean('has_gst').notNull(),
    /** Who made it: an operator by name, or `shopper` for a reference that the dealer's setting takes as it is. */
    made_by: text('made_by').notNull(),
    is_open_amount: boolean('is_open_amount').notNull().default(false),
    created_at: instant('created_at').notNull(),
    cancelled_at: instant('cancelled_at'),
    cancelled_by: text('cancelled_by'),
  },
  (table) => [
    uniqueIndex('invoices_reference')
      .on(table.dealership_id, table.reference_key)
      .where(sql`cancelled_at is null and not is_open_amount`),
    index('invoices_dealership').on(table.dealership_id, table.created_at),
    check('invoices_amount', sql`amount_cents > 0 and paid_cents >= 0`),
    check('invoices_kind', sql`kind in ('invoice', 'deposit')`),
    check('invoices_cancelled', sql`(cancelled_at is null) = (cancelled_by is null)`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** What the test processor has of each payment: it stands for a company elsewhere, and nothing else reads it. */
export const testProcessorSessions = pgTable('test_processor_sessions', {
  id: text('id').primaryKey(),
  payment_id: uuid('payment_id').notNull().unique(),
  amount_cents: cents('amount_cents').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  merchant: text('merchant').notNull(),
  return_url: text('return_url').notNull(),
  status: text('status').$type<'open' | 'confirming' | 'paid' | 'failed' | 'expired'>().notNull(),
  /** From when it says so to whoever asks: later than it was decided where it plays a slow one. */
  said_at: instant('said_at').notNull(),
  /** The card that plays the payer's; null for one of its own, which the test processor tells from no other. */
  card: text('card'),
  /** Amounts in cents that were given back, by their keys. */
  refunds: jsonb('refunds').$type<Readonly<Record<string, number>>>().notNull(),
  created_at: instant('created_at').notNull(),
});
export type TestSessionRow = typeof testProcessorSessions.$inferSelect;
