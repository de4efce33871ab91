import * as z from 'zod';
import { locationSchema } from '../location/location';
import { averageRatingSchema } from '../review/review';

/** Where a dealership's leads go. Secrets are references resolved by the API, never values. */
export const leadDestinationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), to: z.array(z.email()).min(1) }),
]);
export type LeadDestination = z.infer<typeof leadDestinationSchema>;

/** A dealership owns stock, reservations and leads. Sites show its stock (`stockFrom`). */
export const dealershipSchema = z.object({
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  average_rating: averageRatingSchema,
  review_count: z.number().int().nonnegative(),
  locations: z.array(locationSchema.omit({ dealership_id: true, dealership_slug: true })).min(1),
  lead_destinations: z.array(leadDestinationSchema).min(1),
});
export type Dealership = z.infer<typeof dealershipSchema>;
