import { type PublicSite, publicDocumentSchema } from '@forecourt/config/public-site';
import { locationSchema } from '@forecourt/domain/location';
import * as z from 'zod';

/** GET /internal/v1/sites/{website_id}: the only form of a site that leaves the API (`PublicSite` of config). */
export const publicSiteSchema = z.object({
  ...publicDocumentSchema.shape,
  revision: z.number().int(),
  canonicalOrigin: z.url(),
  dealerships: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      average_rating: z.number().nullable(),
      review_count: z.number().int(),
      delivers: z.boolean(),
    }),
  ),
  locations: z.array(locationSchema),
  /** Empty where the API is still of a release that keeps no pictures of maps. */
  mapPictures: z.record(z.string(), z.string()).default({}),
  searchAccess: z.object({
    indexName: z.string(),
    appId: z.string(),
    apiKey: z.string(),
    answeredBy: z.union([z.literal(['own', 'algolia']), z.templateLiteral(['http', z.string()])]),
  }),
}) satisfies z.ZodType<PublicSite>;
