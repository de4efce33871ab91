import type { PrizeSegment } from '@forecourt/config/spin-to-win';
import type { AustralianState } from '@forecourt/domain/vehicle';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './column-types';

const campaignKey = { website_id: text('website_id').notNull(), campaign: text('campaign').notNull() };

/** Campaigns of prize wheels that somebody has looked at: each with the secret that decides its draws. */
export const prizeCampaigns = pgTable(
  'prize_campaigns',
  {
    ...campaignKey,
    /** SHA-256 of the seed, hexadecimal: published before the first draw. */
    commitment: text('commitment').notNull(),
    /** The seed and the secret of the codes, sealed by the installation's sealing key, and the name of that key. */
    sealed: text('sealed').notNull(),
    sealed_by: text('sealed_by').notNull(),
    /** The first instant after it, as its site's document said when it was last looked at. */
    ends_at: instant('ends_at').notNull(),
    /** How many have drawn; whoever draws holds this row. */
    draws: integer('draws').notNull().default(0),
    /** The link of the last draw in the chain. */
    last_link: text('last_link').notNull().default(''),
    /** The seed, once it is over; nothing is drawn from then on. */
    seed: text('seed'),
    revealed_at: instant('revealed_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.website_id, table.campaign] }),
    check('prize_campaigns_revealed', sql`(seed is null) = (revealed_at is null)`),
  ],
);

/** The segments that were drawn from: once for each time that a campaign's document was changed between draws. */
export const prizeTables = pgTable(
  'prize_tables',
  {
    ...campaignKey,
    /** SHA-256 of the segments, hexadecimal. */
    digest: text('digest').notNull(),
    segments: jsonb('segments').$type<readonly PrizeSegment[]>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.campaign, table.digest] })],
);

/**
 * The ledger of draws. Each row follows from the seed, its place, its entrant and the segments, and is chained to the one
 * before, so that `forecourt prizes audit` finds what was changed.
 */
export const prizeDraws = pgTable(
  'prize_draws',
  {
    id: uuid('id').primaryKey(),
    ...campaignKey,
    seq: integer('seq').notNull(),
    /** Who drew; null once their data are erased. */
    shopper_id: uuid('shopper_id'),
    /** Keyed digest of the number of who drew: it decides the draw, names nobody, and stays once their data are erased. */
    entrant: text('entrant').notNull(),
    state: text('state').$type<AustralianState>().notNull(),
    /** Digest of the segments that were drawn from. */
    segments: text('segments').notNull(),
    segment: text('segment').notNull(),
    wins: boolean('wins').notNull(),
    /** Digest of the code that a prize is handed out for; the code itself stands nowhere. */
    code_digest: text('code_digest').unique(),
    link: text('link').notNull(),
    drawn_at: instant('drawn_at').notNull(),
    /** The message that tells the code; null where nothing was won. */
    message_id: uuid('message_id').unique(),
  },
  (table) => [
    unique('prize_draws_seq').on(table.website_id, table.campaign, table.seq),
    unique('prize_draws_once').on(table.website_id, table.campaign, table.shopper_id),
    unique('prize_draws_entrant').on(table.website_id, table.campaign, table.entrant),
    foreignKey({
      name: 'prize_draws_campaign',
      columns: [table.website_id, table.campaign],
      foreignColumns: [prizeCampaigns.website_id, prizeCampaigns.campaign],
    }),
    check('prize_draws_code', sql`wins = (code_digest is not null)`),
  ],
);
export type PrizeDrawRow = typeof prizeDraws.$inferSelect;

/** Prizes that were handed out, each once. */
export const prizeRedemptions = pgTable('prize_redemptions', {
  draw_id: uuid('draw_id')
    .primaryKey()
    .references(() => prizeDraws.id),
  redeemed_at: instant('redeemed_at').notNull(),
  /** The name of who handed it out. */
  redeemed_by: text('redeemed_by').notNull(),
});
