import * as z from 'zod';
import { slugSchema } from '../slug/slug-schema';
import { foreignIdSchema } from '../vehicle/vocabulary-schemas';

/** A manufacturer as other systems give it (spec section 3). Some have no logo, some a logo without an address. */
export const manufacturerSchema = z.object({
  id: foreignIdSchema,
  name: z.string().min(1),
  slug: z.string(),
  logo: z.object({ url: z.string().nullable() }).nullable(),
});
export type Manufacturer = z.infer<typeof manufacturerSchema>;

/** What a brand sells, or `group` for a company of the dealer's own group (BRND-01). */
export const brandKinds = ['car', 'motorcycle', 'truck', 'caravan', 'group'] as const;
/** One of {@link brandKinds}. */
export type BrandKind = (typeof brandKinds)[number];

/**
 * A brand of the brands page (BRND-01): the dealer's own short description, its logo if it has one, and the fixed
 * path it leads to when it skips its page (ROUTE-07). `kind` is absent where the dealer names none: then it is what is in
 * stock of the brand.
 */
export const dealerBrandSchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  kind: z.enum(brandKinds).optional(),
  description: z.string().max(300).default(''),
  logo: z.strictObject({ url: z.string().nullable() }).nullable().default(null),
  path: z.string().startsWith('/').nullable().default(null),
});
export type DealerBrand = z.infer<typeof dealerBrandSchema>;
