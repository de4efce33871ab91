import * as z from 'zod';

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
