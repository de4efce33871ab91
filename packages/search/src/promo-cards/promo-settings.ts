import * as z from 'zod';

/** Promo cards among search results (SRCH-21). */
export const promoSettingsSchema = z.strictObject({
  /** Results between two cards: a number, or `random` for 3 to 5 by the seed of the page. */
  every: z.union([z.number().int().min(1).max(100), z.literal('random')]).default(6),
  /** Cards in an order by the seed of the page, instead of by their position. */
  shuffle: z.boolean().default(false),
});
export type PromoSettings = z.infer<typeof promoSettingsSchema>;
