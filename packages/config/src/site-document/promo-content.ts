import * as z from 'zod';
import { shownAddressSchema, siteAddressSchema } from '../shown-address/shown-address';

const words = z.string().min(1);

/** What a promo card among search results says: the content of a promo node (SRCH-21). */
export const promoContentSchema = z.strictObject({
  title: words,
  label: words.optional(),
  text: words.optional(),
  /** Conditions and rates, in full. */
  note: words.optional(),
  /** Where it leads: a path of the site. */
  action: z.strictObject({ label: words, href: siteAddressSchema }),
  image: z
    .strictObject({
      src: shownAddressSchema,
      alt: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      fit: z.enum(['contain', 'cover']).default('contain'),
    })
    .optional(),
  tone: z.enum(['brand', 'night', 'set']).default('brand'),
});
export type PromoContent = z.infer<typeof promoContentSchema>;
