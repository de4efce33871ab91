import * as z from 'zod';
import { localTime } from '../opening-hours/zone';

/**
 * The 'Sales this Month' counter (CNTR-01). It counts time, not sales, so it is off until a dealer turns it on and
 * answers for its rates: `perDay` for each completed day, one more each `secondsPerSale` of today.
 */
export const salesCounterSettingsSchema = z.strictObject({
  enabled: z.boolean().default(false),
  perDay: z.number().int().min(0).max(100_000).default(192),
  secondsPerSale: z.number().int().min(1).max(86_400).default(450),
});
export type SalesCounterSettings = z.infer<typeof salesCounterSettingsSchema>;

/** Seconds after which the counter is computed again (CNTR-01). */
export const salesCounterRefresh = 150;

/** Sales this month by Brisbane's clock and calendar, null when the counter is off (CNTR-01). Each month starts at 0. */
export const salesThisMonth = (settings: SalesCounterSettings, now: Date): number | null => {
  if (!settings.enabled) return null;
  const { date, minutes } = localTime('Australia/Brisbane', now);
  const completedDays = Number(date.slice(-2)) - 1;
  const seconds = minutes * 60 + now.getUTCSeconds();
  return settings.perDay * completedDays + Math.floor(seconds / settings.secondsPerSale);
};
