import * as z from 'zod';
import { carTypeSchema } from '../vehicle/vocabulary-schemas';

/**
 * A promo card among search results (spec section 3, SRCH-21). Shown from `start` until `expiry`, both ISO instants
 * and open when null; in order of `position`, null after all that have one; to searches of the car types in `display`
 * (none means every search, `strictDisplay` exactly these). `node` is the card's content, whose shape the content
 * blocks decide.
 */
export const promoNodeSchema = z.object({
  start: z.iso.datetime({ offset: true }).nullable(),
  expiry: z.iso.datetime({ offset: true }).nullable(),
  position: z.number().nullable(),
  display: z.array(carTypeSchema),
  strictDisplay: z.boolean(),
  node: z.unknown(),
});
export type PromoNode = z.infer<typeof promoNodeSchema>;
