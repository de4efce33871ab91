import * as z from 'zod';

/**
 * What the fuel calculator starts with (FUEL-01): `price` in AUD dollars a litre, `weeklyDistance` in kilometres,
 * `consumption` in L/100km where the variant does not say.
 */
export const fuelSettingsSchema = z.strictObject({
  price: z.number().positive().max(20).default(1.7),
  weeklyDistance: z.number().positive().max(10_000).default(250),
  consumption: z.number().positive().max(100).default(10),
});
export type FuelSettings = z.infer<typeof fuelSettingsSchema>;
