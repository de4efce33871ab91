import { slugSchema } from '@forecourt/domain/slug';
import { stateSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { siteAddressSchema } from '../shown-address/shown-address';

const words = (most: number) => z.string().trim().min(1).max(most);
const calendarDate = z.iso.date('must be a calendar date such as 2027-03-01');

/** Most segments that a wheel has room for. */
export const mostSegments = 16;

/** A segment of the wheel: a prize of which there are so many, or none at all. */
const segmentSchema = z.strictObject({
  id: slugSchema,
  name: words(40),
  description: z.string().trim().max(400).default(''),
  /** Whether who lands on it has won; what is no prize has neither value nor stock. */
  wins: z.boolean().default(true),
  /** Retail value of one, GST included, AUD dollars. */
  value: z.number().min(0).max(1_000_000).multipleOf(0.01).default(0),
  stock: z.number().int().min(0).max(100_000).default(0),
  /** Its chance, beside the weights of the others that are left. */
  weight: z.number().int().min(0).max(1_000_000),
});
/** A segment of the wheel. */
export type PrizeSegment = z.infer<typeof segmentSchema>;

const permit = words(60).optional();

/**
 * A prize wheel (SPNW-01): what can be won, by whom and when, on which terms. Any chance makes it a trade promotion
 * lottery, so who runs it and under which permits stands here too.
 */
export const prizeCampaignSchema = z.strictObject({
  /** Names it in the ledger of draws: another one is another campaign, in which everybody may spin again. */
  id: slugSchema,
  title: words(80),
  intro: z.string().trim().max(600).default(''),
  /** First and last day, by the clocks of the site's state. */
  begins: calendarDate,
  ends: calendarDate,
  prizes: z.array(segmentSchema).min(2).max(mostSegments),
  /** Where entrants live; residents of a state that is not named cannot enter. */
  openTo: z.array(stateSchema).min(1),
  minimumAge: z.number().int().min(18).max(99).default(18),
  trader: z.strictObject({ name: words(120), abn: words(20).optional(), office: words(200) }),
  permits: z.strictObject({ NSW: permit, ACT: permit, SA: permit, NT: permit }).default({}),
  /** Number of the approval of this drawing system for South Australia. */
  electronicDrawApproval: words(60).nullable().default(null),
  /** The terms in full, a paragraph each, plain text. */
  terms: z.array(words(4000)).min(1).max(60),
  /** How a winner gets the prize. */
  redeem: words(400).default('Show this code at our dealership within 28 days of your spin.'),
  /** Where winners are published. */
  winnersPage: siteAddressSchema.nullable().default(null),
});
/** A prize wheel as a site has it. */
export type PrizeCampaign = z.infer<typeof prizeCampaignSchema>;
