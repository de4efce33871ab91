import { stateSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';

/** What one person has drawn, for that person alone. */
export const prizeDrawSchema = z.object({
  /** Its place in the ledger of the campaign, from 1. */
  seq: z.number().int(),
  /** Id of the segment of the wheel, and its words as they were when it was drawn. */
  segment: z.string(),
  name: z.string(),
  description: z.string(),
  wins: z.boolean(),
  /** What the prize is handed out for; null where nothing was won. */
  code: z.string().nullable(),
  /** Where the entrant said to live. */
  state: stateSchema,
  /** ISO instants. */
  drawn_at: z.string(),
  redeemed_at: z.string().nullable(),
});
export type PrizeDraw = z.infer<typeof prizeDrawSchema>;

/**
 * GET /internal/v1/sites/{website_id}/prizes/draw: where the site's prize wheel stands, and what the person it is asked
 * for has drawn (SPNW-01).
 */
export const prizeStateSchema = z.object({
  phase: z.enum(['announced', 'open', 'sold-out', 'ended']),
  /** SHA-256 of the seed that decides every draw, hexadecimal: it stands before the first one. */
  commitment: z.string(),
  /** The seed itself, hexadecimal; null until the campaign is over. */
  seed: z.string().nullable(),
  /** How many have spun. */
  draws: z.number().int(),
  /** How many of each prize are left, by its id. */
  left: z.record(z.string(), z.number().int()),
  draw: prizeDrawSchema.nullable(),
});
export type PrizeState = z.infer<typeof prizeStateSchema>;

/** POST /api/spin-to-win, as scripts ask it: what was drawn, now or before. */
export const spinAnswerSchema = z.object({ draw: prizeDrawSchema, is_new: z.boolean() });
export type SpinAnswer = z.infer<typeof spinAnswerSchema>;
