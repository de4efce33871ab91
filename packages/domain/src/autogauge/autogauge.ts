import * as z from 'zod';

const number = z.number().nullable();

/**
 * What GET {car path}/autogauge answers (spec section 3, AUTO-03): the listing and market prices in AUD dollars,
 * `fill` and `confidence` 0 to 1. What could not be told is null.
 */
export const autogaugeSchema = z.object({
  fill: number,
  listing_price: number,
  market_range_min: number,
  market_range_max: number,
  confidence: number,
  description: z.string().nullable(),
});
export type Autogauge = z.infer<typeof autogaugeSchema>;
