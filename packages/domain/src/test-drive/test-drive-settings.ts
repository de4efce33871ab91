import * as z from 'zod';

/**
 * The grid that times lie on, in minutes: they begin on it and last a multiple of it, so that what two of them share can
 * be counted in whole pieces. Every clock of Australia, and every change of one, is a multiple of it off UTC.
 */
export const slotGrid = 15;

const onGrid = (least: number, most: number) => {
  const reason = `Write minutes from ${least} to ${most} in steps of ${slotGrid}, such as 30 or 60.`;
  return z.number(reason).int(reason).min(least, reason).max(most, reason).multipleOf(slotGrid, reason);
};

/** A day on which nobody can book, as content of the site says. */
const blockedDaySchema = z.strictObject({
  date: z.iso.date('Write the day as 2026-12-25.'),
  /** Id of the one location; left out, all of them. */
  location: z.string().min(1).optional(),
  /** Why, for shoppers: `Stocktake.` */
  why: z.string().max(120, 'Shorten it to 120 characters.').optional(),
});

/** When a site lets test drives be booked (TDRV-01). */
export const testDriveSettingsSchema = z.strictObject({
  /** How long one lasts, and how far apart the times are that are offered. */
  lengthMinutes: onGrid(15, 240).default(60),
  stepMinutes: onGrid(15, 240).default(30),
  /** Hours that must be left before the first time that is offered. */
  leadHours: z.number().int().min(0).max(168).default(2),
  /** Days that are offered, today among them. */
  daysAhead: z.number().int().min(1).max(60).default(14),
  /** Test drives that a location has on the road at once. */
  capacityPerSlot: z.number().int().min(1).max(50).default(2),
  /** Minutes that must be left between the end of one and closing. */
  beforeClosingMinutes: z.number().int().min(0).max(240).default(0),
  /** Whether one waits for the dealer's word. It has its time from the moment that it is sent, either way. */
  confirmation: z.enum(['at-once', 'by-dealer']).default('at-once'),
  blockedDays: z.array(blockedDaySchema).max(400).default([]),
  /** Bringing the vehicle to the shopper, so far from its place as the crow flies. */
  comeToYou: z
    .strictObject({
      enabled: z.boolean().default(false),
      withinKm: z.number().positive().max(500).default(30),
    })
    .prefault({}),
  /** What to bring, a sentence each. */
  bring: z
    .array(z.string().min(1).max(160))
    .max(8)
    .default([
      'Bring your driver licence. We look at it and keep no copy.',
      'Bring glasses or contact lenses if your licence asks for them.',
    ]),
});
export type TestDriveSettings = z.infer<typeof testDriveSettingsSchema>;
