import * as z from 'zod';
import { safeHtmlSchema } from '../safe-html/safe-html';
import { foreignIdSchema } from '../vehicle/vocabulary-schemas';

/** The model an offer is for; its page is `override_url`, or /{slug} (OFFR-02). */
export const offerModelSchema = z.object({
  name: z.string(),
  slug: z.string(),
  override_url: z.string().nullable(),
});

/**
 * An offer (spec section 3). `description` is as it was written and may hold markup; `sanitized_description` is what
 * may stand on a page as HTML, and `disclaimer` is plain words (OFFR-01). `excluded_website_ids` names the sites that do not show it.
 */
export const offerSchema = z.object({
  id: foreignIdSchema,
  name: z.string().min(1),
  description: z.string(),
  sanitized_description: safeHtmlSchema,
  disclaimer: z.string().nullable(),
  category: z.string().nullable(),
  manufacturer: z.string().nullable(),
  model: offerModelSchema.nullable(),
  image_url: z.string().nullable(),
  image_or_model_image: z.object({ url: z.string().nullable() }).nullable(),
  excluded_website_ids: z.array(foreignIdSchema),
});
export type Offer = z.infer<typeof offerSchema>;
